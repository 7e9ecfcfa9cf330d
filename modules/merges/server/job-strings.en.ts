export const mergesJobsEn = {
  jobs: {
    forget: {
      title: 'End undoing of merges',
      does: 'Removes what undoing a merge would need, once its time has passed.',
    },
  },
} as const
