/** What the audit log says was done: “Amina …”. */
export const birthdaysActsEn = {
  audited: {
    birthdays: {
      feedRenewed: 'created a private calendar address',
      feedRevoked: 'ended the private calendar address',
      feedFetched: 'fetched birthdays by the private calendar address',
    },
  },
} as const
