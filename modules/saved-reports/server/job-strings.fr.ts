import type { Translated } from '#kit/contract/strings.ts'
import type { savedReportsJobsEn } from './job-strings.en.ts'

export const savedReportsJobsFr: Translated<typeof savedReportsJobsEn> = {
  jobs: {
    send: {
      title: 'Envoi des rapports enregistrés',
      does: 'Envoie les rapports enregistrés à leurs destinataires, le jour ouvrable et à l’heure choisis.',
    },
  },
}
