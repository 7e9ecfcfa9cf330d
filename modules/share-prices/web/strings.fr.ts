import type { Translated } from '#kit/contract/strings.ts'
import type { sharePricesWebEn } from './strings.en.ts'

export const sharePricesWebFr: Translated<typeof sharePricesWebEn> = {
  prices: {
    add: 'Ajouter un cours',
    correct: 'Corriger le cours',
    intro:
      'Un cours vaut à partir de son jour jusqu’au suivant. Les valeurs et la performance le suivent aussitôt.',
    empty: 'Il n’y a pas encore de cours',
    emptyHint: 'Sans cours, rien ne peut être évalué.',
  },
  actions: {
    save: 'Enregistrer',
  },
  toast: {
    saved: 'Enregistré',
  },
}
