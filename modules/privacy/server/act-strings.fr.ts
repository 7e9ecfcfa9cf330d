import type { Translated } from '#kit/contract/strings.ts'
import type { privacyActsEn } from './act-strings.en.ts'

export const privacyActsFr: Translated<typeof privacyActsEn> = {
  audited: {
    privacy: {
      erased: 'a effacé les données de la personne',
      exported: 'a exporté les données de la personne',
      exportedOwn: 'a téléchargé ses propres données',
    },
  },
}
