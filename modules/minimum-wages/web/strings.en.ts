export const minimumWageScreenEn = {
  wages: {
    empty: 'No minimum wages yet',
    emptyHint: 'Add the first one, with its effective date and source.',
    add: 'Add minimum wage',
    correct: 'Correct or confirm wage',
    withdraw: 'Withdraw wage',
    withdrawTitle: 'Withdraw this minimum wage?',
    withdrawBody: '{region}, effective {date}, will no longer apply. The audit log keeps it.',
    intro:
      'Checkpoint 1 compares each position’s wage with the minimum wage of the workplace’s province on the first day.',
    toConfirm: 'To confirm',
    unknown: 'Unknown',
    oldTitle: 'Compare with the official pages',
    unconfirmed: 'To confirm: {regions}',
    old: 'Rates older than twelve months: {regions}',
    row: '{region}, {date}',
  },
  actions: { save: 'Save wage' },
} as const
