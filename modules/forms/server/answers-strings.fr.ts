export const answersExportFr = {
  fields: {
    reference: 'Référence',
    name: 'Participant(e)',
    submittedAt: 'Présentation',
    number: 'Version',
    copyNo: 'Copie',
  },
  answers: { retired: 'n’est plus posée', yes: 'Oui', no: 'Non' },
} as const
