/** What the audit log says was done: “Amina …”. */
export const webhooksActsEn = {
  audited: {
    webhooks: {
      added: 'added a webhook',
      edited: 'edited a webhook',
      removed: 'deleted a webhook',
      secretRotated: 'replaced the secret of a webhook',
      tested: 'sent a test to a webhook',
      sentNow: 'sent a waiting webhook delivery early',
      replayed: 'sent webhook deliveries again',
      turnedOff: 'turned a webhook off',
    },
  },
} as const
