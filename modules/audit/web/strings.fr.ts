import type { Translated } from '#kit/contract/strings.ts'
import type { auditWebEn } from './strings.en.ts'

export const auditWebFr: Translated<typeof auditWebEn> = {
  list: {
    caption: 'Journal d’audit',
    empty: 'Aucune entrée',
    emptyHint: 'Ce qui est fait dans le portail figure ici.',
  },
  entryOf: '{actor} {what}',
  linked: { nameless: 'L’élément choisi' },
  own: 'Les consultations de vos données protégées et vos connexions',
  seal: {
    current: 'Chaîne scellée',
    behind: 'Chaîne en retard',
    entries: '{count, plural, one {# entrée scellée} other {# entrées scellées}}',
    upTo: 'Jusqu’au',
  },
  sections: {
    entry: 'Entrée',
    changes: 'Ce qui a changé',
    others: 'Autres entrées',
  },
  changed: 'Modifié',
  toldByRecord:
    'Les valeurs qui peuvent concerner une personne figurent dans l’historique du dossier.',
  request: 'Requête',
  others: {
    none: 'Aucune autre entrée',
    open: 'Ouvrir le dossier',
    ofRecord: 'Toutes les entrées de ce dossier',
    ofPerson: 'Toutes les entrées de cette personne : {actor}',
  },
}
