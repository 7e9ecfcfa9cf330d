/** Words of the screens; what the server says too is in the contract. */
export const paymentBatchesWebEn = {
  actions: { choose: 'Choose payments', download: 'Download bank file' },
  list: {
    empty: 'No batches',
    emptyHint:
      'Choose approved payments and add them to a batch: the batch gives the file for the bank.',
  },
  sections: { batch: 'Batch' },
  entries: {
    kept: 'Kept back:',
    period: '{from} to {to}',
    none: 'Choose approved payments to add them here.',
    gone: 'This batch was cancelled; its payments can be paid by another one.',
    stopped:
      '{count, plural, one {# payment cannot be paid yet. Remove it, or resolve the problem.} other {# payments cannot be paid yet. Remove them, or resolve the problems.}}',
    judged:
      '{count, plural, one {You assessed or approved # of these payments. Remove it, or leave the release to another person.} other {You assessed or approved # of these payments. Remove them, or leave the release to another person.}}',
    more: '{count, plural, one {and # more, below} other {and # more, below}}',
    judgedByYou: 'Assessed or approved by you',
    returned: '{date}: {reason}',
  },
  strip: { returned: '{count, number} returned by the bank' },
  facts: {
    file: 'Bank file',
    csv: 'Table (CSV)',
    cpa005: 'CPA Standard 005, file {number, number}',
    settledBy: 'Settled by',
    cancelledOn: 'Cancelled on',
  },
  transitions: {
    release: 'Release batch',
    settle: 'Report as arrived',
    cancel: 'Cancel batch',
  },
  steps: {
    stale: '{who} changed this batch {when}.',
    release: {
      title: 'Release batch {reference}',
      body: '{count, plural, one {# payment, {amount} in all.} other {# payments, {amount} in all.}} The file for the bank is made, and each employer is told how much comes when. A released batch cannot be changed.',
      verb: 'Release batch',
      fields: { payOn: 'Day on which the bank pays' },
    },
    settle: {
      title: 'Report batch {reference} as arrived',
      body: 'Every payment that the bank has not returned is paid. What the bank returns later can still be reported.',
      verb: 'Report as arrived',
      fields: { paidOn: 'Day of arrival' },
    },
    cancel: {
      title: 'Cancel batch {reference}',
      body: 'Its payments stay approved: another batch can pay them.',
      cancel: 'Keep batch',
    },
  },
  toast: {
    release: 'Batch released',
    settle: 'Batch reported as arrived',
    cancel: 'Batch cancelled',
  },
  missing: {
    payOn: 'Enter the day on which the bank pays',
    paidOn: 'Enter the day of arrival',
  },
} as const
