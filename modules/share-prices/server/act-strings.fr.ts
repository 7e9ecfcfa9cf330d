import type { Translated } from '#kit/contract/strings.ts'
import type { sharePricesActsEn } from './act-strings.en.ts'

export const sharePricesActsFr: Translated<typeof sharePricesActsEn> = {
  audited: {
    sharePrices: {
      added: 'a ajouté un cours',
      edited: 'a modifié un cours',
    },
  },
}
