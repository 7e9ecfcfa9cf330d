/** What the audit log says was done: “Amina …”. */
export const savedReportsActsEn = {
  audited: {
    savedReports: {
      added: 'saved a report',
      edited: 'changed a saved report',
      deleted: 'deleted a saved report',
      scheduled: 'changed when a report is sent',
      unscheduled: 'ended the sending of a report',
      sent: 'sent a report',
      stopped: 'stopped sending a report, since the account behind it is not in use',
    },
  },
} as const
