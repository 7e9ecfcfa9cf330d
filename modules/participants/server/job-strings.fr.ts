import type { Translated } from '#kit/contract/strings.ts'
import type { participantsJobsEn } from './job-strings.en.ts'

export const participantsJobsFr: Translated<typeof participantsJobsEn> = {
  jobs: {
    sealSelfIdentification: {
      title: 'Chiffrement de l’auto-identification',
      does: 'Chiffre les réponses d’auto-identification qui ne le sont pas encore.',
    },
  },
}
