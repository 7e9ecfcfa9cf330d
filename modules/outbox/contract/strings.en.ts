export const outboxEn = {
  screens: { outbox: 'Sent messages', message: 'Sent message' },
  subjects: { Outbox: 'Sent messages' },
  sections: { message: 'Content' },
  textTo: 'Text message to {recipient}',
  fields: {
    recipient: 'To',
    subject: 'Subject',
    channel: 'By',
    language: 'Language',
    writtenAt: 'Written',
    sentAt: 'Sent',
    failure: 'Last failure',
    body: 'Text',
    state: 'Status',
    link: 'Link',
  },
  choices: {
    channel: { mail: 'Email', sms: 'Text message' },
    state: { sent: 'Sent', waiting: 'Waiting', failed: 'Failed, tried again' },
    language: { en: 'English', fr: 'French' },
  },
} as const
