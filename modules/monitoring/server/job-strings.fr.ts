import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringJobsEn } from './job-strings.en.ts'

export const monitoringJobsFr: Translated<typeof monitoringJobsEn> = {
  jobs: {
    open: {
      title: 'Ouverture des formulaires de suivi',
      does: 'Ouvre les formulaires de suivi dont le jour est venu et avise qui doit les remplir.',
    },
    remind: {
      title: 'Rappels des formulaires de suivi',
      does: 'Rappelle les formulaires de suivi à remplir et applique une suspension au dernier rappel.',
    },
  },
}
