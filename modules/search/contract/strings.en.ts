export const searchEn = {
  screens: { search: 'Search' },
} as const
