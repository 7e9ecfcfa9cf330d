export const sharePricesEn = {
  screens: {
    settingsSharePrices: 'Share prices',
  },
  navigation: {
    settingsSharePrices: 'Share prices',
  },
  subjects: {
    'Settings Share Prices': 'Share prices',
  },
  fields: {
    effectiveOn: 'Effective date',
    price: 'Share price',
    note: 'Note',
  },
} as const
