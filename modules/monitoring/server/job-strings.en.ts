export const monitoringJobsEn = {
  jobs: {
    open: {
      title: 'Open monitoring forms',
      does: 'Opens the monitoring forms whose day has come, and tells those who complete them.',
    },
    remind: {
      title: 'Remind of monitoring forms',
      does: 'Reminds people of monitoring forms that are due, and puts a hold in place with the last reminder.',
    },
  },
} as const
