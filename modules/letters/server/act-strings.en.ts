/** What the audit log says was done: “Amina …”. */
export const lettersActsEn = {
  audited: {
    keptLetters: {
      made: 'created a letter',
      sentAgain: 'sent a letter again',
    },
  },
} as const
