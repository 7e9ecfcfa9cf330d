export const applicationsJobsEn = {
  jobs: {
    return: {
      title: 'Return unreviewed applications',
      does: 'Returns applications that were not reviewed by their last day, without refusing them.',
    },
    announceReturns: {
      title: 'Announce returns of applications',
      does: 'Tells the staff which applications will return unreviewed within five days.',
    },
  },
} as const
