import type { Translated } from '#kit/contract/strings.ts'
import type { formsActsEn } from './act-strings.en.ts'

export const formsActsFr: Translated<typeof formsActsEn> = {
  audited: {
    forms: {
      published: 'a publié un formulaire',
      draftBegun: 'a commencé à modifier un formulaire',
      draftDiscarded: 'a abandonné l’ébauche d’un formulaire',
      draftsForgotten: 'a supprimé des formulaires qui n’ont pas été envoyés à temps',
      differencesFlagged: 'a envoyé une partie qui diffère de l’autre',
      differenceSettled: 'a réglé une différence entre les deux parties',
    },
  },
}
