import type { Translated } from '#kit/contract/strings.ts'
import type { importsJobsEn } from './job-strings.en.ts'

export const importsJobsFr: Translated<typeof importsJobsEn> = {
  jobs: {
    forgetFiles: {
      title: 'Suppression des fichiers importés',
      does: 'Supprime les lignes des anciens fichiers d’importation; les résultats restent.',
    },
    work: {
      title: 'Traitement des importations',
      does: 'Traite les lignes des importations qui ont été lancées.',
    },
  },
}
