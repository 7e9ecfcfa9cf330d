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
    effectiveOn: 'En vigueur à partir du',
    hourlyWage: 'Dollars l’heure',
    source: 'Source',
    checkedOn: 'Comparé à la page officielle le',
  },
  validation: {
    wageTaken: 'Il y a déjà une ligne de cette province et de ce jour',
  },
  help: {
    hourlyWage: 'Vide tant qu’il n’est pas connu : quelqu’un examine alors chaque salaire',
    checkedOn: 'Vide, il est à confirmer',
  },
}
