import type { Translated } from '#kit/contract/strings.ts'
import type { minimumWagesEn } from './strings.en.ts'

export const minimumWagesFr: Translated<typeof minimumWagesEn> = {
  screens: {
    settingsMinimumWages: 'Salaires minimums',
  },
  navigation: {
    settingsMinimumWages: 'Salaires minimums',
  },
  fields: {
    region: 'Province ou territoire',
    effectiveOn: 'Date d’effet',
    hourlyWage: 'Dollars l’heure',
    source: 'Source',
    checkedOn: 'Comparé à la page officielle le',
  },
  validation: {
    wageTaken: 'Choisissez un autre jour : cette province y a déjà un salaire',
  },
  help: {
    hourlyWage: 'Laissez vide tant qu’il est inconnu : chaque salaire est alors vérifié à la main',
    checkedOn: 'Laissez vide s’il reste à confirmer',
  },
}
