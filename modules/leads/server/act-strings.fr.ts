import type { Translated } from '#kit/contract/strings.ts'
import type { leadsActsEn } from './act-strings.en.ts'

export const leadsActsFr: Translated<typeof leadsActsEn> = {
  audited: {
    leadStatuses: {
      added: 'a ajouté un état',
      edited: 'a modifié un état',
      deleted: 'a supprimé un état',
      placed: 'a déplacé un état',
    },
  },
}
