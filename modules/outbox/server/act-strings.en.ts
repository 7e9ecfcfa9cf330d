/** What the audit log says was done: “Amina …”. */
export const outboxActsEn = {
  audited: {
    outbox: {
      read: 'read a sent message',
      tryAgain: 'had a message sent without waiting',
      stop: 'stopped a message',
      sendAgain: 'sent a message again',
    },
  },
} as const
