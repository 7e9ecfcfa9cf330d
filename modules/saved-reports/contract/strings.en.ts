export const savedReportsEn = {
  screens: { savedReports: 'Saved reports' },
  fields: {
    name: 'Name',
    report: 'Report',
    question: 'Period',
    isShared: 'Shared',
    owner: 'Saved by',
    updatedAt: 'Last changed',
    rhythm: 'Email schedule',
    nextRunAt: 'Next email',
    businessDay: 'Business day',
    province: 'Business days of',
    hour: 'Hour',
    recipientIds: 'Recipients',
    isPaused: 'Pause sending',
    follows: 'Period',
  },
  choices: {
    follows: { moving: 'Moves on with time', fixed: 'Stays as it is' },
    rhythm: { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly' },
    state: { active: 'Active', paused: 'Paused', stopped: 'Stopped' },
  },
  /** A period that moves on by itself. */
  relative: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    lastQuarter: 'Last quarter',
    thisFiscalYear: 'This fiscal year',
    lastFiscalYear: 'Last fiscal year',
  },
  reasons: {
    savedSharingNotYours: 'Only staff share reports.',
    savedReportNotYours: 'Only the person who saved this report can change it.',
    schedulingNotYours: 'Only staff have reports sent.',
  },
  validation: {
    tooManyRecipients: 'Choose at most 20 people.',
    mayNotSeeReport: 'Some of these people may not see the report.',
  },
  mail: {
    sent: {
      subject: '{report}: {period}',
      body: 'Hello {name},\n\nHere are the figures of “{report}” for this period: {period}.\n\n{figures}\n\nOpen the report for all of its rows.',
      figure: '{label}: {value}',
      button: 'View report',
    },
    notSent: {
      subject: '“{report}” did not reach everyone',
      body: 'Hello {name},\n\nThe report “{report}” was sent, but not to these people, who may not see it now: {people}.\n\nChange who receives it, or ask an administrator about their access.',
      button: 'View saved reports',
    },
    stopped: {
      subject: '“{report}” is not sent any more',
      body: 'Hello {name},\n\nThe report “{report}” came to you because {owner} had it sent. That account is not in use any more, so no further emails will come.\n\nYou can save the report yourself and have it sent.',
      button: 'View saved reports',
    },
  },
} as const
