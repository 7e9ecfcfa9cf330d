import type { Translated } from '#kit/contract/strings.ts'
import type { fundingRequestsJobsEn } from './job-strings.en.ts'

export const fundingRequestsJobsFr: Translated<typeof fundingRequestsJobsEn> = {
  jobs: {
    askForEvidence: {
      title: 'Demande des preuves de formation',
      does: 'Demande les preuves des formations de courte durée qui sont terminées.',
    },
    remind: {
      title: 'Rappels des demandes de formation',
      does: 'Fait un rappel à qui n’a pas encore envoyé le formulaire ou les preuves d’une formation.',
    },
    expire: {
      title: 'Expiration des demandes de formation',
      does: 'Met fin aux demandes dont le formulaire ou les preuves manquent à l’échéance.',
    },
  },
}
