export const ordersWebEn = {
  actions: {
    add: 'Enter an order',
    edit: 'Edit',
    save: 'Save',
    hchYes: 'Set HCH to yes',
    hchNo: 'Set HCH to no',
  },
  sections: {
    trade: 'Trade',
    people: 'Responsible',
    note: 'Note',
    ledger: 'In the ledger',
    verification: 'CARE, confirmation, HCH',
    history: 'History',
  },
  record: {
    title: '{side}: {name}',
    countsNoMore: 'A void order counts no more and has no running figures.',
    performanceOf: {
      buy: 'Performance against today’s price',
      sell: 'Realised result in percent of its cost',
    },
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
    refused: 'This cannot be saved',
    reopensCare: 'CARE has been decided for this order; this change takes it back to pending.',
    affected:
      '{count, plural, one {# order gets other figures} other {# orders get other figures}}',
    thisOrder: 'This order',
    numberOfShares: 'Number of shares',
    amountInvested: 'Amount invested',
  },
  transfer: {
    open: 'Transfer',
    title: 'Transfer shares between two shareholders',
    body: 'A sale of the one and a buy of the other are entered together. They are changed, voided and restored together.',
    verb: 'Enter the transfer',
  },
  confirm: {
    care: {
      title: 'Confirm CARE of {number}?',
      body: 'You state as a second person that the order is right.',
    },
    restore: {
      title: 'Restore {number}?',
      body: 'The order counts again, and later figures of the shareholder change.',
    },
  },
  dialogs: {
    void: {
      title: 'Void {number}?',
      body: 'The order keeps its number and counts no more; later figures of the shareholder change. The other order of a transfer goes with it.',
      reason: 'Reason',
    },
    rejectCare: {
      title: 'Reject CARE of {number}?',
      body: 'The order stays as it is and is shown as rejected until it is put right.',
      reason: 'What is wrong',
    },
  },
  prices: {
    add: 'Add a price',
    correct: 'Correct the price',
    intro:
      'A price holds from its day until the next one. Values and performance follow it at once.',
    empty: 'There is no share price yet',
    emptyHint: 'Without a price nothing can be valued.',
  },
  toast: {
    added: 'Entered as {number}',
    saved: 'Saved',
  },
} as const
