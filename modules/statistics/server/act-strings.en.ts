/** What the audit log says was done: “Amina …”. */
export const statisticsActsEn = {
  audited: {
    statistics: {
      monthClosed: 'closed a month',
    },
  },
} as const
