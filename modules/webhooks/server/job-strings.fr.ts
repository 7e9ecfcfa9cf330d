import type { Translated } from '#kit/contract/strings.ts'
import type { webhooksJobsEn } from './job-strings.en.ts'

export const webhooksJobsFr: Translated<typeof webhooksJobsEn> = {
  jobs: {
    deliver: {
      title: 'Envois aux points d’ancrage',
      does: 'Annonce aux autres systèmes ce qui s’est passé et réessaie quand rien n’a été reçu.',
    },
    forgetDeliveries: {
      title: 'Effacement des vieux envois',
      does: 'Supprime chaque nuit ce qui a été envoyé aux autres systèmes il y a plus de 30 jours.',
    },
  },
}
