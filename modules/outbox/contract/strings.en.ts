export const outboxEn = {
  screens: { outbox: 'Outbox', message: 'Message' },
  subjects: { Outbox: 'Messages that left' },
  sections: { message: 'Message' },
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
    link: 'Link',
  },
  choices: {
    channel: { mail: 'Mail', sms: 'Text message' },
    language: { en: 'English', fr: 'French' },
  },
} as const
