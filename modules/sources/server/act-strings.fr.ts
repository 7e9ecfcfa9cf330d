import type { Translated } from '#kit/contract/strings.ts'
import type { sourcesActsEn } from './act-strings.en.ts'

export const sourcesActsFr: Translated<typeof sourcesActsEn> = {
  audited: {
    sources: {
      added: 'a ajouté une source',
      edited: 'a modifié une source',
      deleted: 'a supprimé une source',
      placed: 'a déplacé une source',
    },
  },
}
