import type { Translated } from '#kit/contract/strings.ts'
import type { placementsJobsEn } from './job-strings.en.ts'

export const placementsJobsFr: Translated<typeof placementsJobsEn> = {
  jobs: {
    lapse: {
      title: 'Expiration des offres',
      does: 'Fait expirer les offres non acceptées à temps, ou dont le premier jour n’est pas confirmé.',
    },
    complete: {
      title: 'Achèvement des placements',
      does: 'Achève les placements dont le dernier jour est passé.',
    },
    remind: {
      title: 'Rappels des offres aux employeurs',
      does: 'Fait un rappel aux employeurs qui ont cinq jours ou moins pour accepter une offre ou confirmer le premier jour.',
    },
  },
}
