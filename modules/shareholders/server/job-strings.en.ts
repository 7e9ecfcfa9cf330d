export const shareholdersJobsEn = {
  jobs: {
    hashIbans: {
      title: 'Prepare bank detail search',
      does: 'Prepares bank details so that shareholders with the same account are found.',
    },
  },
} as const
