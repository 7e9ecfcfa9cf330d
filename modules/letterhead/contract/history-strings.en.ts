/** What was done: “Amina …”. */
export const letterheadHistoryEn = {
  history: {
    edited: 'edited the letterhead',
    logo: 'changed the logo of letters',
    logoRemoved: 'removed the logo of letters',
    signature: 'changed the signature of letters',
    signatureRemoved: 'removed the signature of letters',
  },
} as const
