import type { Translated } from '#kit/contract/strings.ts'
import type { tokensJobsEn } from './job-strings.en.ts'

export const tokensJobsFr: Translated<typeof tokensJobsEn> = {
  jobs: {
    warnOfExpiry: {
      title: 'Échéance des jetons d’API',
      does: 'Écrit au titulaire de chaque jeton d’API une semaine avant son dernier jour.',
    },
  },
}
