export const holdsEn = {
  screens: {
    holds: 'Holds',
  },
  subjects: {
    Holds: 'Holds',
  },
} as const
