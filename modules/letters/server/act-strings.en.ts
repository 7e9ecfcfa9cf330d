/** What the audit log says was done: “Amina …”. */
export const lettersActsEn = {
  audited: {
    keptLetters: {
      made: 'made a letter',
    },
  },
} as const
