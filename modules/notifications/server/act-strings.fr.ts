import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsActsEn } from './act-strings.en.ts'

export const notificationsActsFr: Translated<typeof notificationsActsEn> = {
  audited: {
    notifications: {
      preferences: 'a modifié ses réglages de notification',
      rhythm: 'a modifié le moment d’envoi des courriels',
      subscribedAgain: 'a redemandé des courriels arrêtés au moyen d’un lien',
      unsubscribed: 'a arrêté des courriels au moyen du lien de l’un d’eux',
      stance: 'a suivi un dossier ou l’a mis en sourdine',
    },
  },
}
