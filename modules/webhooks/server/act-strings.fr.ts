import type { Translated } from '#kit/contract/strings.ts'
import type { webhooksActsEn } from './act-strings.en.ts'

export const webhooksActsFr: Translated<typeof webhooksActsEn> = {
  audited: {
    webhooks: {
      added: 'a ajouté un point d’ancrage',
      edited: 'a modifié un point d’ancrage',
      removed: 'a supprimé un point d’ancrage',
      secretRotated: 'a remplacé le secret d’un point d’ancrage',
      tested: 'a envoyé un essai à un point d’ancrage',
      sentNow: 'a devancé un envoi en attente d’un point d’ancrage',
      replayed: 'a renvoyé des messages d’un point d’ancrage',
      turnedOff: 'a désactivé un point d’ancrage',
    },
  },
}
