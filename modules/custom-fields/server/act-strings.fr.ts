import type { Translated } from '#kit/contract/strings.ts'
import type { customFieldsActsEn } from './act-strings.en.ts'

export const customFieldsActsFr: Translated<typeof customFieldsActsEn> = {
  audited: {
    customFields: {
      added: 'a ajouté un champ personnalisé',
      edited: 'a modifié un champ personnalisé',
      placed: 'a déplacé un champ personnalisé',
      archived: 'a archivé un champ personnalisé',
      restored: 'a rétabli un champ personnalisé',
      deleted: 'a supprimé un champ personnalisé',
      retyped: 'a changé le type d’un champ personnalisé',
      replaced: 'a remplacé un choix d’un champ personnalisé',
    },
  },
}
