export const accountsJobsEn = {
  jobs: {
    forgetDevices: {
      title: 'Forget old devices',
      does: 'Forgets browsers that have not been used to sign in for a long time, and sessions that expired long ago.',
    },
  },
} as const
