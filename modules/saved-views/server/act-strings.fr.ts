import type { Translated } from '#kit/contract/strings.ts'
import type { savedViewsActsEn } from './act-strings.en.ts'

export const savedViewsActsFr: Translated<typeof savedViewsActsEn> = {
  audited: {
    savedViews: {
      added: 'a enregistré une vue',
      edited: 'a modifié une vue',
      deleted: 'a supprimé une vue',
      restored: 'a restauré une vue',
    },
  },
}
