export const checkpointTwoJobsEn = {
  jobs: {
    tell: {
      title: 'Announce Checkpoint 2 reviews',
      does: 'Tells case officers which Checkpoint 2 reviews are open, overdue or to be repeated.',
    },
  },
} as const
