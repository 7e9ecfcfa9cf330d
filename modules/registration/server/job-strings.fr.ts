import type { Translated } from '#kit/contract/strings.ts'
import type { registrationJobsEn } from './job-strings.en.ts'

export const registrationJobsFr: Translated<typeof registrationJobsEn> = {
  jobs: {
    forget: {
      title: 'Oubli des inscriptions non confirmées',
      does: 'Supprime les inscriptions jamais confirmées, une semaine après l’expiration du lien.',
    },
  },
}
