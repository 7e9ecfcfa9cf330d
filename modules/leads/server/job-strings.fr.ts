import type { Translated } from '#kit/contract/strings.ts'
import type { leadsJobsEn } from './job-strings.en.ts'

export const leadsJobsFr: Translated<typeof leadsJobsEn> = {
  jobs: {
    purge: {
      title: 'Suppression des anciens prospects',
      does: 'Supprime définitivement les prospects restés à la corbeille toute la durée prévue.',
    },
  },
}
