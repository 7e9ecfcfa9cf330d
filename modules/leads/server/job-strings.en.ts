export const leadsJobsEn = {
  jobs: {
    purge: {
      title: 'Delete old leads',
      does: 'Permanently deletes leads that have been in the trash for its full period.',
    },
  },
} as const
