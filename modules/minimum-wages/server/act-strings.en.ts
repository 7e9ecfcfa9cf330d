/** What the audit log says was done: “Amina …”. */
export const minimumWagesActsEn = {
  audited: {
    minimumWages: {
      added: 'added a minimum wage',
      edited: 'edited a minimum wage',
      withdrawn: 'withdrew a minimum wage',
    },
  },
} as const
