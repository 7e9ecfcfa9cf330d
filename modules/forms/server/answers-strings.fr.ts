export const answersExportFr = {
  exported: {
    reference: 'Référence',
    name: 'Participant(e)',
    submittedAt: 'Présentée',
    number: 'Version',
    copyNo: 'Copie',
    retired: 'n’est plus posée',
    yes: 'Oui',
    no: 'Non',
  },
} as const
