import type { Translated } from '#kit/contract/strings.ts'
import type { orphanedJobsEn } from './job-strings.en.ts'

export const orphanedJobsFr: Translated<typeof orphanedJobsEn> = {
  jobs: {
    close: {
      title: 'Clôture des cas sans employeur',
      does: 'Clôt les cas des personnes sans employeur depuis soixante jours.',
    },
    remind: {
      title: 'Rappels des cas sans employeur',
      does: 'Indique à la personne responsable l’étape à faire, et la clôture une semaine à l’avance.',
    },
  },
}
