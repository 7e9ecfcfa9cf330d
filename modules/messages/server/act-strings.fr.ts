import type { Translated } from '#kit/contract/strings.ts'
import type { messagesActsEn } from './act-strings.en.ts'

export const messagesActsFr: Translated<typeof messagesActsEn> = {
  audited: {
    messages: {
      sent: 'a écrit un message',
      received: 'a envoyé un message au bureau',
    },
  },
}
