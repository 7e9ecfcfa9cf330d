export const ordersWebEn = {
  heads: {
    runningVolume: 'Running',
  },
  rail: {
    decide: 'Decide',
    people: 'People',
    dates: 'Dates',
    links: 'Links',
    nothingDue: 'Nothing due',
    verified:
      'CARE {care, select, pending {pending} confirmed {confirmed} other {rejected}} · {confirmation, select, notSent {not sent} sent {sent} other {received}}',
  },
  actions: {
    add: 'Add order',
    open: 'Open order',
    edit: 'Edit order',
    save: 'Save order',
    saveDraft: 'Save as draft',
    counterparty: 'Open other order of the transfer',
    hchYes: 'Set {hch} to yes',
    hchNo: 'Set {hch} to no',
  },
  sections: {
    trade: 'Trade',
    people: 'People',
    note: 'Note',
    ledger: 'In the ledger',
    verification: 'CARE, confirmation, {hch}',
    history: 'History',
  },
  record: {
    title: '{side}: {name}',
    draftOf: 'Draft for {name}',
    editDraft: 'Edit draft',
    countsNot: {
      draft: 'A draft has no number and is not counted until it is activated.',
      void: 'A void order is not counted and has no running figures.',
      discarded: 'The draft was discarded. You can recover it for 30 days; it is then deleted.',
    },
    performanceOf: {
      buy: 'Performance against today’s price',
      sell: 'Realized gain (loss) as a percentage of its cost',
    },
    snapshots: '{count, plural, =0 {Snapshots} one {# snapshot} other {# snapshots}}',
  },
  list: {
    empty: 'No orders yet',
    emptyHint: 'Orders you can see appear here, with their running figures.',
  },
  totals: {
    buys: '{count, plural, one {# buy} other {# buys}}',
    sells: '{count, plural, one {# sale} other {# sales}}',
    gross: 'Buys and sales together: {count, plural, one {# active order} other {# active orders}}',
    voided: '{count, plural, one {# void order, not counted} other {# void orders, not counted}}',
    net: 'Net of {count, plural, one {# active order} other {# active orders}}',
  },
  evidence: {
    noSlip: 'No slip uploaded',
    noParts: 'The slips could not be loaded.',
    listPrice: 'List price that day',
    none: 'No price listed',
    since: 'since {date}',
    own: 'Custom share price: {price}',
    same: 'as listed',
    above: '{percent}% above list',
    below: '{percent}% below list',
    alike:
      '{count, plural, one {Another order has} other {Other orders have}} the same date, side, volume and price:',
  },
  preview: {
    title: 'Effect on the ledger',
    waiting: 'Choose the shareholder, date, volume and price to see the changes.',
    held: 'Held now',
    reopensCare: 'CARE is already decided for this order; this change returns it to pending.',
    monthClosed:
      'Month closed: {month}. Its closed figures stay as they are; this order will appear there as a later change.',
  },
  price: {
    taken: {
      list: 'List price since {date}',
      own: 'Custom share price of this shareholder',
    },
    other: {
      list: 'List price: {price}, since {date}',
      own: 'Custom share price: {price}',
    },
    take: 'Use {price}',
    unread: 'The price to propose could not be loaded.',
  },
  transfer: {
    body: 'This adds a sale for one and a buy for the other. They are changed, voided and restored together.',
    verb: 'Add transfer',
    waiting: 'Choose both shareholders, the volume and the price to see what each will hold.',
  },
  steps: {
    activate: {
      title: 'Activate draft?',
      body: 'The order gets the next number and is counted from now on. These figures change in the ledger.',
    },
    confirmCare: {
      title: 'Confirm CARE for {number}?',
      body: 'You state, as a second person, that the order is correct.',
    },
    restore: {
      title: 'Restore order {number}?',
      body: 'The order is counted again, and later figures of the shareholder change.',
    },
    discard: {
      title: 'Discard the draft for {name}?',
      body: 'It leaves the list of drafts. You can recover it for 30 days; it is then deleted.',
    },
    void: {
      title: 'Void order {number}?',
      cancel: 'Keep order',
      body: 'The order keeps its number and is not counted; later figures of the shareholder change.{isTransfer, select, yes { The other order of the transfer is voided too.} other {}}',
      fields: { reason: 'Reason' },
    },
    rejectCare: {
      title: 'Reject CARE for {number}?',
      body: 'The order does not change and shows as rejected until it is corrected.',
      fields: { note: 'Reason' },
    },
  },
  tabs: {
    label: 'Orders by status',
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
    result: '{done, number} of {total, number} orders changed',
    assign: {
      label: 'Assign orders',
      title: 'Assign {count, plural, one {# order} other {# orders}}',
      body: 'CARE returns to pending for orders whose assigned user changes.',
    },
    confirmation: {
      label: 'Mark confirmation',
      title: 'Mark confirmation of {count, plural, one {# order} other {# orders}}',
      body: 'Each order is marked separately; any that is not at that step is listed.',
      fields: { step: 'Confirmation' },
    },
    hch: {
      label: 'Set {hch}',
      title: 'Set {hch} for {count, plural, one {# order} other {# orders}}',
      body: 'Each order is marked separately.',
    },
  },
  toast: {
    added: 'Order {number} added',
    draftSaved: 'Draft saved',
    discarded: 'Draft discarded',
    saved: 'Order saved',
    steps: {
      recover: 'Draft recovered',
      void: 'Order {number} voided',
      restore: 'Order {number} restored',
      confirmCare: 'CARE confirmed',
      rejectCare: 'CARE rejected',
      withdrawCare: 'CARE decision undone',
      sendConfirmation: 'Confirmation marked as sent',
      receiveConfirmation: 'Confirmation marked as received',
      withdrawConfirmation: 'Confirmation marked as not sent',
    },
  },
} as const
