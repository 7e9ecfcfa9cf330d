export const savedViewsJobsEn = {
  jobs: {
    forget: {
      title: 'Delete old views',
      does: 'Permanently deletes views one day after they were deleted.',
    },
  },
} as const
