/** What an employer does, with its NAICS code and the word for it in a company's name. */
export const trades = {
  solar: { naics: '23', sector: 'private', word: { en: 'Energy', fr: 'Énergie' } },
  construction: {
    naics: '236110',
    sector: 'private',
    word: { en: 'Builders', fr: 'Construction' },
  },
  software: { naics: '5415', sector: 'private', word: { en: 'Software', fr: 'Logiciels' } },
  food: { naics: '311811', sector: 'private', word: { en: 'Foods', fr: 'Alimentation' } },
  childcare: { naics: '624410', sector: 'nonProfit', word: { en: 'Child Care', fr: 'Garderie' } },
  health: { naics: '621610', sector: 'private', word: { en: 'Health', fr: 'Santé' } },
  manufacturing: { naics: '332710', sector: 'private', word: { en: 'Fabrication', fr: 'Usinage' } },
  environment: {
    naics: '541620',
    sector: 'private',
    word: { en: 'Environmental', fr: 'Environnement' },
  },
  tourism: { naics: '721212', sector: 'private', word: { en: 'Tours', fr: 'Tourisme' } },
  culture: { naics: '712', sector: 'nonProfit', word: { en: 'Heritage', fr: 'Patrimoine' } },
  accounting: {
    naics: '541212',
    sector: 'private',
    word: { en: 'Accounting', fr: 'Comptabilité' },
  },
  farm: { naics: '11', sector: 'private', word: { en: 'Farms', fr: 'Ferme' } },
} as const

export type Trade = keyof typeof trades
