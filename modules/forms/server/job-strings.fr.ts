import type { Translated } from '#kit/contract/strings.ts'
import type { formsJobsEn } from './job-strings.en.ts'

export const formsJobsFr: Translated<typeof formsJobsEn> = {
  jobs: {
    forgetDrafts: {
      title: 'Oubli des brouillons de formulaires',
      does: 'Supprime les brouillons de formulaires publics expirés sans envoi, avec leurs fichiers.',
    },
  },
}
