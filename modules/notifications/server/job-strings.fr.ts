import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsJobsEn } from './job-strings.en.ts'

export const notificationsJobsFr: Translated<typeof notificationsJobsEn> = {
  jobs: {
    digest: {
      title: 'Résumés par courriel',
      does: 'Envoie les résumés quotidiens et hebdomadaires à l’heure choisie.',
    },
    tell: {
      title: 'Avis sur les dossiers suivis',
      does: 'Avise les personnes qui suivent un dossier de ce qui lui arrive.',
    },
    forget: {
      title: 'Suppression des anciennes notifications',
      does: 'Supprime les notifications après 180 jours.',
    },
    refusedMail: {
      title: 'Avis des courriels refusés',
      does: 'Avise les responsables d’un dossier qu’un courriel à son sujet a été refusé.',
    },
  },
}
