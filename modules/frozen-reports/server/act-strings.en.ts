/** What the audit log says was done: “Amina …”. */
export const frozenReportsActsEn = {
  audited: {
    frozenReports: {
      frozen: 'froze a report',
      withdrawn: 'withdrew a frozen report',
    },
  },
} as const
