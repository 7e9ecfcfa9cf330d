export const shareholdersWebEn = {
  actions: {
    add: 'Add a shareholder',
    edit: 'Edit',
    merge: 'Merge',
    save: 'Save',
    order: 'Enter an order',
  },
  sections: {
    figures: 'Holding',
    personal: 'Personal',
    bank: 'Bank',
    address: 'Address',
  },
  tabs: {
    overview: 'Overview',
    orders: 'Purchase history ({count, number})',
    history: 'History',
  },
  ownPrice: {
    mark: 'Own price',
    intro: 'Left empty, the listed price holds.',
  },
  figures: {
    note: 'Cost and averages are at average cost, for information, not tax.',
  },
  bank: {
    intro: 'Stored encrypted. That you see and change these details is recorded.',
    closed: 'Bank details are not open to you.',
    reveal: 'Show in full',
  },
  ledger: {
    title: 'Purchase history',
    asOf: 'As of',
    empty: 'There is no order up to this day.',
    caption:
      '{count, plural, one {# order counts} other {# orders count}}; running figures as they stood after each',
    chart: 'Shares held after each order, as in the table below',
  },
  list: {
    duplicates: 'Duplicates',
    imports: 'Imports',
    archived: 'Archive and trash',
    unassigned: 'Nobody',
    totals: '{count, plural, one {# shareholder} other {# shareholders}}',
    empty: 'There is no shareholder yet',
    emptyHint: 'The shareholders that you may see are listed here.',
    noneArchived: 'Nothing is archived',
    noneArchivedHint:
      'Archived shareholders can be restored from here, with all that belongs to them.',
  },
  merged: {
    line: '{number} ({name}) was merged into this shareholder on {day}.',
    open: 'See what was merged',
    gone: 'This shareholder was merged into another one, which you may not see.',
  },
  lookalikes: {
    title:
      'Looks like {count, plural, one {a shareholder that is there already} other {# shareholders that are there already}}',
    hint: 'It can be saved all the same: couples, for example, share an email address.',
    open: 'Open {name} – {number}',
  },
  bulk: {
    result: '{done, number} of {total, plural, one {# shareholder} other {# shareholders}} changed',
    verb: 'Change {count, plural, one {# shareholder} other {# shareholders}}',
    assign: {
      label: 'Assign a relationship manager',
      title: 'Assign {count, plural, one {# shareholder} other {# shareholders}}',
      verb: 'Assign a relationship manager',
    },
    archive: {
      title: 'Archive {count, plural, one {# shareholder} other {# shareholders}}?',
      body: 'Shareholders are never deleted. The orders stay as they are; none can be entered or changed until the shareholder is restored.',
      verb: 'Archive',
    },
    restore: { title: 'Restore {count, plural, one {# shareholder} other {# shareholders}}' },
    tag: {
      label: 'Add or remove tags',
      title: 'Tags of {count, plural, one {# shareholder} other {# shareholders}}',
      verb: 'Add or remove tags',
      fields: { add: 'Add', remove: 'Remove' },
    },
  },
  steps: {
    archive: {
      title: 'Archive {name} with {count, plural, one {# order} other {# orders}}?',
      body: 'Shareholders are never deleted. The orders stay as they are; none can be entered or changed until the shareholder is restored.',
    },
    restore: {
      title: 'Restore {name} with {count, plural, one {# order} other {# orders}}?',
      body: 'Orders can be entered and changed again.',
    },
  },
  toast: {
    added: 'Added as {number}',
    saved: 'Saved',
    restored: '{name} is restored',
  },
} as const
