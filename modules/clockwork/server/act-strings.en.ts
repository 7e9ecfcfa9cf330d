/** What the audit log says was done: “Amina …”. */
export const clockworkActsEn = {
  audited: {
    clockwork: {
      run: 'ran a background job',
    },
  },
} as const
