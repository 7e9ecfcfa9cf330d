import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysJobsEn } from './job-strings.en.ts'

export const birthdaysJobsFr: Translated<typeof birthdaysJobsEn> = {
  jobs: {
    remind: {
      title: 'Rappels des anniversaires',
      does: 'Écrit une fois par jour aux responsables de la relation, à l’heure réglée, au sujet des anniversaires à venir.',
    },
  },
}
