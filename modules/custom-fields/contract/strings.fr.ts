import type { Translated } from '#kit/contract/strings.ts'
import type { customFieldsEn } from './strings.en.ts'

export const customFieldsFr: Translated<typeof customFieldsEn> = {
  screens: {
    settingsCustomFields: 'Champs personnalisés',
  },
  navigation: {
    settingsCustomFields: 'Champs personnalisés',
  },
  subjects: {
    'Settings Custom Fields': 'Champs personnalisés',
  },
}
