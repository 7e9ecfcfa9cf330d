import type { Translated } from '#kit/contract/strings.ts'
import type { accountsJobsEn } from './job-strings.en.ts'

export const accountsJobsFr: Translated<typeof accountsJobsEn> = {
  jobs: {
    forgetDevices: {
      title: 'Oubli des anciens appareils',
      does: 'Oublie les navigateurs inutilisés depuis longtemps et les sessions expirées de longue date.',
    },
  },
}
