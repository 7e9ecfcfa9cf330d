import type { Translated } from '#kit/contract/strings.ts'
import type { intakeJobsEn } from './job-strings.en.ts'

export const intakeJobsFr: Translated<typeof intakeJobsEn> = {
  jobs: {
    askAgain: {
      title: 'Rappel de la partie du participant',
      does: 'Relance les personnes qui n’ont pas rempli leur partie d’une demande et avise l’employeur.',
    },
  },
}
