import type { Translated } from '#kit/contract/strings.ts'
import type { classificationsActsEn } from './act-strings.en.ts'

export const classificationsActsFr: Translated<typeof classificationsActsEn> = {
  audited: {
    classifications: {
      loaded: 'a chargé un code',
      loadReverted: 'a annulé le chargement d’un code',
    },
  },
}
