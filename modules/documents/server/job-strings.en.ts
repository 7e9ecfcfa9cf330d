export const documentsJobsEn = {
  jobs: {
    remindExpiry: {
      title: 'Remind of expiring documents',
      does: 'Reminds employers and participants of documents that expire soon, and gives the staff a task on the day.',
    },
  },
} as const
