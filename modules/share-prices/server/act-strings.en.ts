/** What the audit log says was done: “Amina …”. */
export const sharePricesActsEn = {
  audited: {
    sharePrices: {
      added: 'added a share price',
      edited: 'edited a share price',
    },
  },
} as const
