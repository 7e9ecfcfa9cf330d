export const tokensJobsEn = {
  jobs: {
    warnOfExpiry: {
      title: 'Warn of API tokens about to expire',
      does: 'Writes to the owner of each API token a week before its last day.',
    },
  },
} as const
