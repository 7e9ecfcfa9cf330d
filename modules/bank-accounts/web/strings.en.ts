/** Words of the screens; what the server says too is in the contract. */
export const bankAccountsWebEn = {
  section: 'Bank account for payments',
  none: 'No bank account yet. Payments go out once one is entered and verified.',
  facts: { addedAt: 'Entered on', decidedAt: 'Decided on' },
  actions: { add: 'Add bank account', change: 'Change bank account', show: 'Show number' },
  add: {
    title: 'Bank account for payments',
    intro:
      'As a cheque or the bank shows it. Payments go to it once another person has verified it.',
    verb: 'Save bank account',
  },
  transitions: { verify: 'Verify bank account', refuse: 'Refuse bank account' },
  steps: {
    stale: '{who} changed this bank account {when}.',
    verify: {
      title: 'Verify the account that ends in {end}',
      body: 'Payments go to this account from now on. The employer is told.',
    },
    refuse: {
      title: 'Refuse the account that ends in {end}',
      body: 'The employer is told the reason. Payments keep going to the verified account, if there is one.',
      verb: 'Refuse bank account',
    },
  },
  toast: {
    added: 'Bank account saved',
    verify: 'Bank account verified',
    refuse: 'Bank account refused',
  },
} as const
