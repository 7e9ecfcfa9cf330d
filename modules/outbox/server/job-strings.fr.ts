import type { Translated } from '#kit/contract/strings.ts'
import type { outboxJobsEn } from './job-strings.en.ts'

export const outboxJobsFr: Translated<typeof outboxJobsEn> = {
  jobs: {
    forgetErased: {
      title: 'Retrait des messages effacés',
      does: 'Supprime les fichiers de messages écrits pour les personnes dont les données ont été effacées.',
    },
  },
}
