import type { Translated } from '#kit/contract/strings.ts'
import type { mergesJobsEn } from './job-strings.en.ts'

export const mergesJobsFr: Translated<typeof mergesJobsEn> = {
  jobs: {
    forget: {
      title: 'Fin de l’annulation des fusions',
      does: 'Retire ce qui permettrait d’annuler une fusion une fois le délai écoulé.',
    },
  },
}
