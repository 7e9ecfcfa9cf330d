/** What the audit log says was done: “Amina …”. */
export const auditActsEn = {
  audited: {
    access: {
      refused: 'was refused access',
    },
    audit: { sealsKeyed: 'began to seal the log with the key of this installation' },
    /** Of every topic. */
    any: {
      exported: 'exported a list',
    },
  },
  /** By the name of a list that left as a file. */
  lists: {
    answers: 'Answers',
    applications: 'Applications',
    audit: 'Audit log',
    birthdays: 'Birthdays',
    employers: 'Employers',
    leads: 'Pipeline leads',
    'monthly-care-investments': 'Monthly CARE-confirmed investments',
    'monthly-investments': 'Monthly investments',
    orders: 'Orders',
    participants: 'Participants',
    programs: 'Programs',
    report: 'Reports',
    shareholders: 'Shareholders',
    statistics: 'Statistics',
  },
} as const
