import type { Translated } from '#kit/contract/strings.ts'
import type { privacyActsEn } from './act-strings.en.ts'

export const privacyActsFr: Translated<typeof privacyActsEn> = {
  audited: {
    privacy: {
      erased: 'a effacé les données de la personne',
      dataTaken: 'a exporté les données de la personne',
      ownDataTaken: 'a téléchargé ses propres données',
    },
  },
}
