import type { Translated } from '#kit/contract/strings.ts'
import type { documentsJobsEn } from './job-strings.en.ts'

export const documentsJobsFr: Translated<typeof documentsJobsEn> = {
  jobs: {
    remindExpiry: {
      title: 'Rappels des documents qui expirent',
      does: 'Rappelle aux employeurs et participants les documents qui expirent bientôt et donne une tâche au personnel le jour venu.',
    },
  },
}
