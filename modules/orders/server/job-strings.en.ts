export const ordersJobsEn = {
  jobs: {
    foldMonthSums: {
      title: 'Update monthly sums of orders',
      does: 'Adds new and changed orders to the sums by month.',
    },
    purgeDrafts: {
      title: 'Delete discarded drafts',
      does: 'Permanently deletes draft orders that were discarded long ago.',
    },
    purgeSnapshots: {
      title: 'Delete old snapshots',
      does: 'Permanently deletes snapshots thirty days after they were deleted.',
    },
  },
} as const
