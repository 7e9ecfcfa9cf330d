export const sharePricesWebEn = {
  prices: {
    add: 'Add share price',
    correct: 'Correct share price',
    intro: 'A price applies until the next one. Values and performance follow it.',
    empty: 'No share prices yet',
    emptyHint: 'Add a share price to value holdings.',
  },
  actions: {
    save: 'Save share price',
  },
  toast: {
    saved: 'Share price saved',
  },
} as const
