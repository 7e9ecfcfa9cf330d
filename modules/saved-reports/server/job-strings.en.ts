export const savedReportsJobsEn = {
  jobs: {
    send: {
      title: 'Send saved reports',
      does: 'Sends saved reports to their recipients on the business day and at the hour that were chosen.',
    },
  },
} as const
