import type { Translated } from '#kit/contract/strings.ts'
import type { kitJobsEn } from './job-strings.en.ts'

export const kitJobsFr: Translated<typeof kitJobsEn> = {
  jobs: {
    tidyUp: {
      title: 'Ménage',
      does: 'Supprime ce qui ne sert que peu de temps, comme les téléversements terminés.',
    },
    bulkRuns: {
      title: 'Traitement des actions en lot',
      does: 'Exécute les actions en lot lancées depuis une liste.',
    },
  },
}
