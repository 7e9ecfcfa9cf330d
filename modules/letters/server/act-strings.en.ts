/** What the audit log says was done: “Amina …”. */
export const lettersActsEn = {
  audited: {
    keptLetters: {
      made: 'created a letter',
    },
  },
} as const
