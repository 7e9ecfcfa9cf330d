import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsJobsEn } from './job-strings.en.ts'

export const applicationsJobsFr: Translated<typeof applicationsJobsEn> = {
  jobs: {
    return: {
      title: 'Renvoi des demandes non étudiées',
      does: 'Renvoie sans refus les demandes qui n’ont pas été étudiées avant leur dernier jour.',
    },
    announceReturns: {
      title: 'Annonce des renvois de demandes',
      does: 'Indique au personnel les demandes qui seront renvoyées sans étude dans les cinq jours.',
    },
  },
}
