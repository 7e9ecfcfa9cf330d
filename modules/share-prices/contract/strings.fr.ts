import type { Translated } from '#kit/contract/strings.ts'
import type { sharePricesEn } from './strings.en.ts'

export const sharePricesFr: Translated<typeof sharePricesEn> = {
  screens: {
    settingsSharePrices: 'Cours de l’action',
  },
  navigation: {
    settingsSharePrices: 'Cours de l’action',
  },
  subjects: {
    'Settings Share Prices': 'Cours de l’action',
  },
  fields: {
    effectiveOn: 'Date d’effet',
    price: 'Cours',
    note: 'Note',
  },
}
