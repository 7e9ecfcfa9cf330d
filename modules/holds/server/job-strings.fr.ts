import type { Translated } from '#kit/contract/strings.ts'
import type { holdsJobsEn } from './job-strings.en.ts'

export const holdsJobsFr: Translated<typeof holdsJobsEn> = {
  jobs: {
    expire: {
      title: 'Début et fin des suspensions',
      does: 'Applique les suspensions dès leur premier jour et y met fin après le dernier.',
    },
  },
}
