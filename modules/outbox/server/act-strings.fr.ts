import type { Translated } from '#kit/contract/strings.ts'
import type { outboxActsEn } from './act-strings.en.ts'

export const outboxActsFr: Translated<typeof outboxActsEn> = {
  audited: {
    outbox: {
      read: 'a lu un message envoyé',
      tryAgain: 'a fait envoyer un message sans attendre',
      stop: 'a arrêté un message',
      sendAgain: 'a renvoyé un message',
    },
  },
}
