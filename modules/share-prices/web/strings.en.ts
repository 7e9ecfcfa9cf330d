export const sharePricesWebEn = {
  prices: {
    add: 'Add a price',
    correct: 'Correct the price',
    intro:
      'A price holds from its day until the next one. Values and performance follow it at once.',
    empty: 'There is no share price yet',
    emptyHint: 'Without a price nothing can be valued.',
  },
  actions: {
    save: 'Save',
  },
  toast: {
    saved: 'Saved',
  },
} as const
