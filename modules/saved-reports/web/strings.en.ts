/** Words of the screens alone. */
export const savedReportsScreensEn = {
  save: {
    title: 'Save report',
    intro:
      'Rows, filters, period and comparison are saved. Figures are always those of the day on which you open it.',
    saved: 'Report saved',
    period: 'Saved as {period}.',
    periodEither: 'Moves on: {relative}. Stays: {period}.',
  },
  help: { isShared: 'Staff who may see the report find it in their list.' },
  actions: {
    save: 'Save report',
    saveChanges: 'Save changes',
    rename: 'Edit saved report',
    schedule: 'Send by email',
    remove: 'Delete saved report',
    endSchedule: 'End sending',
    saveSchedule: 'Save schedule',
    all: 'View saved reports',
  },
  list: {
    empty: 'No saved reports',
    emptyHint: 'Open a report, choose its filters and period, and save it.',
    some: 'Saved reports',
    notSent: 'Not sent',
  },
  remove: {
    sure: 'Delete “{name}”?',
    body: 'It leaves the list of everyone who sees it, and is not sent any more.',
    done: 'Saved report deleted',
  },
  schedule: {
    title: 'Send “{name}” by email',
    intro:
      'Each person gets the key figures that they may see, in their own language, with a link to the report.',
    day: '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} business day',
    dayHelp: 'Of the week, the month or the quarter.',
    zone: 'Time zone: {zone}.',
    next: 'Next email: {at}',
    last: 'Last sent: {at}, to {count, plural, one {# person} other {# people}}',
    stopped: 'Stopped, since the account behind it was not in use. Saving starts it again.',
    saved: 'Schedule saved',
    ended: 'Report is not sent any more',
  },
  toast: { saved: 'Saved report changed' },
} as const
