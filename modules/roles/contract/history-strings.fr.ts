import type { Translated } from '#kit/contract/strings.ts'
import type { rolesHistoryEn } from './history-strings.en.ts'

export const rolesHistoryFr: Translated<typeof rolesHistoryEn> = {
  history: {
    added: 'a ajouté le rôle',
    edited: 'a modifié le rôle',
    deleted: 'a supprimé le rôle',
  },
}
