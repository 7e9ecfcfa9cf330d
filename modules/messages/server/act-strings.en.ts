/** What the audit log says was done: “Amina …”. */
export const messagesActsEn = {
  audited: {
    messages: {
      sent: 'wrote a message',
      received: 'sent a message to the office',
    },
  },
} as const
