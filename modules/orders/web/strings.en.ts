export const ordersWebEn = {
  actions: {
    add: 'Enter an order',
    edit: 'Edit',
    save: 'Save',
    saveDraft: 'Save as draft',
    counterparty: 'Other order of the transfer',
    hchYes: 'Set {hch} to yes',
    hchNo: 'Set {hch} to no',
  },
  sections: {
    trade: 'Trade',
    people: 'Responsible',
    note: 'Note',
    ledger: 'In the ledger',
    verification: 'CARE, confirmation, {hch}',
    history: 'History',
  },
  record: {
    title: '{side}: {name}',
    draftOf: 'Draft for {name}',
    editDraft: 'Edit the draft',
    countsNot: {
      draft: 'A draft has no number and counts nowhere until it is activated.',
      void: 'A void order counts no more and has no running figures.',
      discarded:
        'The draft has been discarded. It can be brought back for thirty days, then it is gone.',
    },
    performanceOf: {
      buy: 'Performance against today’s price',
      sell: 'Realised result in percent of its cost',
    },
    snapshots: '{count, plural, =0 {Snapshots} one {# snapshot} other {# snapshots}}',
  },
  list: {
    empty: 'There is no order yet',
    emptyHint: 'Orders that you may see are listed here, with their running figures.',
  },
  totals: {
    buys: '{count, plural, one {# buy} other {# buys}}',
    sells: '{count, plural, one {# sale} other {# sales}}',
    net: 'Net of {count, plural, one {# active order} other {# active orders}}',
  },
  preview: {
    title: 'Effect on the ledger',
    intro: 'What saving will change. Nothing is saved yet.',
    waiting: 'Choose the customer, date, volume and price to see what will change.',
    reopensCare: 'CARE has been decided for this order; this change takes it back to pending.',
  },
  transfer: {
    open: 'Transfer',
    title: 'Transfer shares between two shareholders',
    body: 'A sale of the one and a buy of the other are entered together. They are changed, voided and restored together.',
    verb: 'Enter the transfer',
  },
  steps: {
    activate: {
      working: 'Working out what would change',
      title: 'Activate the draft?',
      body: 'The order takes the next number and counts from now on. This is what changes in the ledger.',
    },
    confirmCare: {
      title: 'Confirm CARE of {number}?',
      body: 'You state as a second person that the order is right.',
    },
    restore: {
      title: 'Restore {number}?',
      body: 'The order counts again, and later figures of the shareholder change.',
    },
    discard: {
      title: 'Discard the draft for {name}?',
      body: 'It leaves the list of drafts, can be brought back for thirty days, and is gone then.',
    },
    void: {
      title: 'Void {number}?',
      cancel: 'Keep order',
      body: 'The order keeps its number and counts no more; later figures of the shareholder change. The other order of a transfer goes with it.',
      fields: { reason: 'Reason' },
    },
    rejectCare: {
      title: 'Reject CARE of {number}?',
      body: 'The order stays as it is and is shown as rejected until it is put right.',
      fields: { note: 'What is wrong' },
    },
  },
  tabs: {
    label: 'Orders by state',
    all: 'All',
    active: 'Active',
    carePending: 'CARE pending',
    careConfirmed: 'CARE confirmed',
    careRejected: 'CARE rejected',
    void: 'Void',
    drafts: 'Drafts',
  },
  bulk: {
    verb: 'Change {count, plural, one {# order} other {# orders}}',
    result: '{done, number} of {total, number} orders were changed.',
    assign: {
      label: 'Assign',
      title: 'Assign {count, plural, one {# order} other {# orders}}',
      body: 'A decision on CARE goes back to pending where the assigned user is another.',
    },
    confirmation: {
      label: 'Mark confirmation',
      title: 'Mark the confirmation of {count, plural, one {# order} other {# orders}}',
      body: 'Each order is marked on its own; one that is not at that step says so.',
      fields: { step: 'Confirmation' },
    },
    hch: {
      label: 'Set {hch}',
      title: 'Set {hch} of {count, plural, one {# order} other {# orders}}',
      body: 'Each order is marked on its own.',
    },
  },
  toast: {
    added: 'Entered as {number}',
    draftSaved: 'Saved as a draft',
    discarded: 'The draft has been discarded',
    saved: 'Saved',
  },
} as const
