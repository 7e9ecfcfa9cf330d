import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsActsEn } from './act-strings.en.ts'

export const notificationsActsFr: Translated<typeof notificationsActsEn> = {
  audited: {
    notifications: {
      preferences: 'a modifié ses réglages de notification',
      rhythm: 'a modifié le moment d’envoi des courriels',
      stance: 'a suivi un dossier ou l’a mis en sourdine',
    },
  },
}
