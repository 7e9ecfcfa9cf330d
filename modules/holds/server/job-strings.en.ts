export const holdsJobsEn = {
  jobs: {
    expire: {
      title: 'Begin and end holds',
      does: 'Puts holds into effect on their first day and ends them after their last.',
    },
  },
} as const
