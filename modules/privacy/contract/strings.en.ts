export const privacyEn = {
  subjects: { Privacy: 'Personal data' },
  fields: {
    reason: 'Reason for the erasure',
    confirmation: 'Number or name of the record',
    removed: 'Entries removed',
    changed: 'Entries without personal data',
    entries: 'Audit log entries without personal data',
  },
  help: { reason: 'Kept in the audit log: leave personal data out.' },
  reasons: {
    alreadyErased: 'The data of this person is already erased.',
    notSettled: 'Something is still open for this person. Settle it first, then erase the data.',
  },
  validation: { otherRecord: 'Enter it exactly as shown above' },
  purposes: {
    application: 'Apply for and decide on funding',
    equity: 'Report on equity groups',
    placement: 'Support a placement and its training',
    payment: 'Pay and account for money',
    register: 'Keep the register of shareholders and orders',
    sales: 'Talk with people who may invest',
    contact: 'Write to the person',
    work: 'Organize the work',
    account: 'Sign in and protect the account',
    trace: 'Show who did what',
  },
} as const
