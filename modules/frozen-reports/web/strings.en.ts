/** Words of the screens alone. */
export const frozenReportsScreensEn = {
  actions: {
    freeze: 'Freeze report',
    withdraw: 'Withdraw report',
    compare: 'Show changes',
    hide: 'Hide changes',
    print: 'Print page',
    all: 'View frozen reports',
  },
  freeze: {
    title: 'Freeze as sent to the funder',
    intro:
      'The figures are kept as they are now, with filters, date and definitions. They can never be changed or deleted.',
    noteHelp: 'Such as the agreement and the way it was sent.',
    done: 'Report frozen',
  },
  withdraw: {
    title: 'Withdraw frozen report {number}',
    intro: 'The report stays as it was, and says which later one takes its place.',
    done: 'Report withdrawn',
    none: 'Freeze the corrected report first. It then takes the place of this one.',
    successor: '{number}, sent to {to}',
  },
  list: {
    empty: 'No frozen reports',
    emptyHint: 'Open a report and freeze it as it is sent to the funder.',
    withdrawn: 'Withdrawn',
    stands: 'In force',
  },
  about: {
    frozen: 'Frozen {at} by {by}',
    sentTo: 'Sent to {to}',
    intact: 'Unchanged: the digest matches the audit log.',
    broken:
      'Changed since it was frozen: the digest does not match the audit log. Tell an administrator.',
    digest: 'Digest (SHA-256)',
    withdrawn: 'Withdrawn {at} by {by}: {reason}',
    see: 'View frozen report {number}',
  },
  sections: {
    figures: 'Figures as frozen',
    meaning: 'What the columns mean',
    changes: 'What changed since',
  },
  changes: {
    asOf: 'Today’s figures of the same question, as of {day}, with those that were frozen.',
    same: 'Nothing has changed.',
    kept: 'A difference is withheld where one of its two numbers is.',
  },
} as const
