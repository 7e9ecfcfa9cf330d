import type { Translated } from '#kit/contract/strings.ts'
import type { informationRequestsJobsEn } from './job-strings.en.ts'

export const informationRequestsJobsFr: Translated<typeof informationRequestsJobsEn> = {
  jobs: {
    lapse: {
      title: 'Clôture des demandes sans réponse',
      does: 'Clôt les demandes de renseignements sans réponse à l’échéance et renvoie la demande à l’étude.',
    },
    remind: {
      title: 'Rappels des renseignements demandés',
      does: 'Fait un rappel quand il reste peu de jours ouvrables pour répondre.',
    },
  },
}
