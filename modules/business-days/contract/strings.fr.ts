import type { Translated } from '#kit/contract/strings.ts'
import type { businessDaysEn } from './strings.en.ts'

export const businessDaysFr: Translated<typeof businessDaysEn> = {
  screens: { settingsBusinessDays: 'Jours ouvrables' },
  navigation: { settingsBusinessDays: 'Jours ouvrables' },
  fields: {
    day: 'Jour',
    name: 'Raison de la fermeture',
    province: 'Où',
  },
  validation: {
    closedAlready: 'Nous sommes déjà fermés ce jour-là',
  },
}
