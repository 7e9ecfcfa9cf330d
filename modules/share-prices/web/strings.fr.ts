import type { Translated } from '#kit/contract/strings.ts'
import type { sharePricesWebEn } from './strings.en.ts'

export const sharePricesWebFr: Translated<typeof sharePricesWebEn> = {
  prices: {
    add: 'Ajouter un cours',
    correct: 'Corriger le cours',
    intro: 'Un cours s’applique jusqu’au suivant. Les valeurs et la performance le suivent.',
    empty: 'Aucun cours',
    emptyHint: 'Ajoutez un cours pour évaluer les avoirs.',
  },
  actions: {
    save: 'Enregistrer le cours',
  },
  toast: {
    saved: 'Cours enregistré',
  },
}
