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
    effectiveOn: 'In force from',
    price: 'Price',
    note: 'Note',
  },
} as const
