import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysActsEn } from './act-strings.en.ts'

export const birthdaysActsFr: Translated<typeof birthdaysActsEn> = {
  audited: {
    birthdays: {
      feedRenewed: 'a créé une adresse privée de calendrier',
      feedRevoked: 'a supprimé l’adresse privée de calendrier',
      feedFetched: 'a récupéré les anniversaires par l’adresse privée de calendrier',
    },
  },
}
