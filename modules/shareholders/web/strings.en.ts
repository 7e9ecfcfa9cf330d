export const shareholdersWebEn = {
  heads: {
    numberOfShares: 'Shares',
    amountInvested: 'Invested',
    currentValue: 'Value',
    assignee: 'Manager',
    realisedResult: 'Realized',
  },
  actions: {
    open: 'Open shareholder',
    add: 'Add shareholder',
    edit: 'Edit shareholder',
    merge: 'Merge shareholder',
    save: 'Save shareholder',
    order: 'Add order',
    transfer: 'Transfer shares',
  },
  sections: {
    figures: 'Holdings',
    personal: 'Personal',
    bank: 'Bank',
    address: 'Address',
  },
  rail: {
    people: 'People',
    dates: 'Dates',
  },
  ownPrice: {
    mark: 'Custom price',
    intro: 'Leave blank to use the price list.',
  },
  figures: {
    note: 'Costs and averages use average cost, for information, not tax.',
  },
  bank: {
    intro: 'Encrypted. Views and changes are recorded.',
    closed: 'You do not have access to bank details.',
    reveal: 'Reveal bank details',
  },
  ledger: {
    title: 'Purchase history',
    asOf: 'As of',
    empty: 'No orders up to this day.',
    caption: '{count, plural, one {# order} other {# orders}} counted; running figures after each',
    chart: 'Shares held after each order, as in the table below',
  },
  list: {
    duplicates: 'Duplicates',
    imports: 'Imports',
    archived: 'Archive and trash',
    unassigned: 'Unassigned',
    totals: '{count, plural, one {# shareholder} other {# shareholders}}',
    empty: 'No shareholders yet',
    emptyHint: 'Shareholders you can see appear here.',
    noneArchived: 'No archived shareholders',
    noneArchivedHint: 'You can restore archived shareholders here, with all their records.',
  },
  merged: {
    line: '{number} ({name}) was merged into this shareholder on {day}.',
    open: 'View merge',
    gone: 'This shareholder was merged into another, which you cannot see.',
  },
  lookalikes: {
    title:
      'Looks like {count, plural, one {an existing shareholder} other {# existing shareholders}}',
    hint: 'You can still save: couples, for example, share an email address.',
    open: 'Open {name} – {number}',
  },
  bulk: {
    result: '{done, number} of {total, plural, one {# shareholder} other {# shareholders}} changed',
    verb: 'Change {count, plural, one {# shareholder} other {# shareholders}}',
    assign: {
      label: 'Assign relationship manager',
      title: 'Assign {count, plural, one {# shareholder} other {# shareholders}}',
      verb: 'Assign relationship manager',
    },
    archive: {
      title: 'Archive {count, plural, one {# shareholder} other {# shareholders}}?',
      body: 'Shareholders are never deleted. Orders do not change; none can be added or edited until the shareholder is restored.',
      verb: 'Archive shareholders',
    },
    restore: { title: 'Restore {count, plural, one {# shareholder} other {# shareholders}}' },
    tag: {
      label: 'Add or remove tags',
      title: 'Tags of {count, plural, one {# shareholder} other {# shareholders}}',
      verb: 'Add or remove tags',
      fields: { add: 'Tags to add', remove: 'Tags to remove' },
    },
  },
  steps: {
    archive: {
      title: 'Archive {name} with {count, plural, one {# order} other {# orders}}?',
      body: 'Shareholders are never deleted. Orders do not change; none can be added or edited until the shareholder is restored.',
    },
    restore: {
      title: 'Restore {name} with {count, plural, one {# order} other {# orders}}?',
      body: 'Orders can be added and edited again.',
    },
  },
  toast: {
    added: 'Shareholder {number} added',
    saved: 'Shareholder saved',
    steps: { archive: 'Shareholder archived', restore: 'Shareholder restored' },
    restored: '{name} restored',
  },
} as const
