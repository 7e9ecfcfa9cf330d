/** What the audit log says was done: “Amina …”. */
export const classificationsActsEn = {
  audited: {
    classifications: {
      loaded: 'loaded a code',
      loadReverted: 'reversed a loaded code',
    },
  },
} as const
