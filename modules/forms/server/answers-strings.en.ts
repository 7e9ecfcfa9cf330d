export const answersExportEn = {
  exported: {
    reference: 'Reference',
    name: 'Participant',
    submittedAt: 'Submitted',
    number: 'Version',
    copyNo: 'Copy',
    retired: 'no longer asked',
    yes: 'Yes',
    no: 'No',
  },
} as const
