export const auditJobsEn = {
  jobs: {
    seal: {
      title: 'Seal the audit log',
      does: 'Seals new entries of the audit log, so that later changes would be noticed.',
    },
    writeHead: {
      title: 'Record the audit seal',
      does: 'Copies the latest seal of the audit log to a place outside the database.',
    },
    verify: {
      title: 'Verify the audit log',
      does: 'Compares every entry of the audit log with its seal.',
    },
  },
} as const
