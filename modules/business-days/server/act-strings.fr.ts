import type { Translated } from '#kit/contract/strings.ts'
import type { businessDaysActsEn } from './act-strings.en.ts'

export const businessDaysActsFr: Translated<typeof businessDaysActsEn> = {
  audited: {
    businessDays: {
      closureAdded: 'a ajouté une fermeture',
      closureEdited: 'a modifié une fermeture',
      closureRemoved: 'a retiré une fermeture',
    },
  },
}
