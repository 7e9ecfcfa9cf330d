export const kitJobsEn = {
  jobs: {
    tidyUp: {
      title: 'Tidy up',
      does: 'Deletes what is needed only for a short time, such as finished uploads and old request keys.',
    },
    bulkRuns: {
      title: 'Process bulk actions',
      does: 'Carries out actions on many records that were started in a list.',
    },
  },
} as const
