export const minimumWageScreenEn = {
  wages: {
    empty: 'No minimum wage is kept yet',
    emptyHint: 'Add the first, with the day from which it holds and where it was found.',
    add: 'Add a minimum wage',
    correct: 'Correct or confirm',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this row?',
    withdrawBody: '{region}, in force from {date}: it counts no more. The audit log keeps it.',
    intro:
      'Checkpoint one compares the wage of each position with that of the workplace’s province on the first day.',
    toConfirm: 'To be confirmed',
    unknown: 'Not known yet',
    oldTitle: 'Please compare with the official pages',
    unconfirmed: 'To be confirmed: {regions}',
    old: 'Older than twelve months: {regions}',
    row: '{region}, {date}',
  },
  actions: { save: 'Save' },
} as const
