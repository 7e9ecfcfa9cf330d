export const answersExportEn = {
  fields: {
    reference: 'Reference',
    name: 'Participant',
    submittedAt: 'Submitted',
    number: 'Version',
    copyNo: 'Copy',
  },
  answers: { retired: 'no longer asked', yes: 'Yes', no: 'No' },
} as const
