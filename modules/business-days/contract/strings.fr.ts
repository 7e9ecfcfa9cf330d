import type { Translated } from '#kit/contract/strings.ts'
import type { businessDaysEn } from './strings.en.ts'

export const businessDaysFr: Translated<typeof businessDaysEn> = {
  screens: { settingsBusinessDays: 'Jours ouvrables' },
  navigation: { settingsBusinessDays: 'Jours ouvrables' },
  fields: {
    day: 'Jour',
    name: 'Motif de la fermeture',
    province: 'Province ou territoire',
  },
  validation: {
    closedAlready: 'Choisissez un autre jour : nous sommes déjà fermés ce jour-là',
  },
}
