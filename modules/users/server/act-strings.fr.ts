import type { Translated } from '#kit/contract/strings.ts'
import type { usersActsEn } from './act-strings.en.ts'

export const usersActsFr: Translated<typeof usersActsEn> = {
  audited: {
    teams: {
      added: 'a ajouté une équipe',
      renamed: 'a renommé une équipe',
      removed: 'a supprimé une équipe',
    },
  },
}
