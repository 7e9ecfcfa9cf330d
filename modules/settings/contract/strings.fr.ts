import type { Translated } from '#kit/contract/strings.ts'
import type { settingsEn } from './strings.en.ts'

export const settingsFr: Translated<typeof settingsEn> = {
  screens: {
    settings: 'Paramètres',
    settingsGeneral: 'Paramètres généraux',
  },
  navigation: {
    settingsGeneral: 'Généraux',
  },
  subjects: {
    'Settings General': 'Paramètres généraux, messages et lettres',
  },
}
