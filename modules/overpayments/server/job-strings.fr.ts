import type { Translated } from '#kit/contract/strings.ts'
import type { overpaymentsJobsEn } from './job-strings.en.ts'

export const overpaymentsJobsFr: Translated<typeof overpaymentsJobsEn> = {
  jobs: {
    remind: {
      title: 'Rappels des trop-payés',
      does: 'Rappelle aux employeurs et aux personnes participantes ce qu’il leur reste à rembourser, avant et après l’échéance.',
    },
  },
}
