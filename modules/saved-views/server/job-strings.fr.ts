import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsJobsEn } from './job-strings.en.ts'

export const savedViewsJobsFr: Translated<typeof savedViewsJobsEn> = {
  jobs: {
    forget: {
      title: 'Suppression des anciennes vues',
      does: 'Supprime définitivement les vues un jour après leur suppression.',
    },
  },
}
