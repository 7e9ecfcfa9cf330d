import type { Translated } from '#kit/contract/strings.ts'
import type { ordersJobsEn } from './job-strings.en.ts'

export const ordersJobsFr: Translated<typeof ordersJobsEn> = {
  jobs: {
    foldMonthSums: {
      title: 'Mise à jour des sommes mensuelles',
      does: 'Ajoute les ordres nouveaux et modifiés aux sommes par mois.',
    },
    purgeDrafts: {
      title: 'Suppression des brouillons écartés',
      does: 'Supprime définitivement les brouillons d’ordres écartés de longue date.',
    },
    purgeSnapshots: {
      title: 'Suppression des anciens instantanés',
      does: 'Supprime définitivement les instantanés trente jours après leur suppression.',
    },
  },
}
