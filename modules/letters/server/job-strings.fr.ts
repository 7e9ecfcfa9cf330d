import type { Translated } from '#kit/contract/strings.ts'
import type { lettersJobsEn } from './job-strings.en.ts'

export const lettersJobsFr: Translated<typeof lettersJobsEn> = {
  jobs: {
    print: {
      title: 'Lettres en PDF',
      does: 'Imprime chaque lettre envoyée et conserve le fichier au dossier.',
    },
  },
}
