import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetsJobsEn } from './job-strings.en.ts'

export const participantSheetsJobsFr: Translated<typeof participantSheetsJobsEn> = {
  jobs: {
    forget: {
      title: 'Suppression des feuilles de participants',
      does: 'Supprime ce qui a été saisi pour plusieurs participants sans être présenté; les demandes restent.',
    },
    submit: {
      title: 'Présentation des demandes des feuilles',
      does: 'Présente une demande pour chaque participant d’une feuille présentée.',
    },
  },
}
