/** What the audit log says was done: “Amina …”. */
export const clockworkActsEn = {
  audited: {
    clockwork: {
      run: 'ran a background job',
      bundleTaken: 'took an archive for support',
    },
  },
} as const
