import type { Translated } from '#kit/contract/strings.ts'
import type { shareholdersJobsEn } from './job-strings.en.ts'

export const shareholdersJobsFr: Translated<typeof shareholdersJobsEn> = {
  jobs: {
    hashIbans: {
      title: 'Préparation des coordonnées bancaires',
      does: 'Prépare les coordonnées bancaires pour repérer les actionnaires qui ont le même compte.',
    },
  },
}
