/** Words of the screens; what the server says too is in the contract. */
export const auditWebEn = {
  list: {
    caption: 'Audit log',
    empty: 'No entries',
    emptyHint: 'What people do in the portal is listed here.',
  },
  entryOf: '{actor} {what}',
  linked: { nameless: 'The one chosen' },
  own: 'Views of your protected data, and your sign-ins',
  seal: {
    current: 'Chain sealed',
    behind: 'Chain is behind',
    entries: '{count, plural, one {# entry sealed} other {# entries sealed}}',
    upTo: 'Up to',
  },
  sections: {
    entry: 'Entry',
    changes: 'What changed',
    others: 'More entries',
  },
  changed: 'Changed',
  toldByRecord: 'Values that may be about a person are shown in the history of the record.',
  request: 'Request',
  others: {
    none: 'No other entries',
    open: 'Open record',
    ofRecord: 'All entries of this record',
    ofPerson: 'All entries by {actor}',
  },
} as const
