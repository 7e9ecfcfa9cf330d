import type { Translated } from '#kit/contract/strings.ts'
import type { checkpointTwoJobsEn } from './job-strings.en.ts'

export const checkpointTwoJobsFr: Translated<typeof checkpointTwoJobsEn> = {
  jobs: {
    tell: {
      title: 'Annonce des points de contrôle 2',
      does: 'Indique aux responsables de dossiers les points de contrôle 2 ouverts, en retard ou à refaire.',
    },
  },
}
