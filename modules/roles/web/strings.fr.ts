import type { Translated } from '#kit/contract/strings.ts'
import type { rolesScreensEn } from './strings.en.ts'

export const rolesScreensFr: Translated<typeof rolesScreensEn> = {
  sections: {
    facts: 'À propos du rôle',
    history: 'Historique',
  },
  verbs: {
    add: 'Ajouter un rôle',
    save: 'Enregistrer le rôle',
    edit: 'Modifier le rôle',
    copy: 'Dupliquer le rôle',
    delete: 'Supprimer le rôle',
    viewAs: 'Voir comme ce rôle',
  },
  views: {
    label: 'Affichage des rôles',
    list: 'Liste',
    cards: 'Cartes',
  },
  cards: {
    noDescription: 'Sans description',
    noMatch: 'Aucun rôle ne correspond à la recherche',
  },
  users: '{users, plural, =0 {Aucun compte} one {# compte} other {# comptes}}',
  edit: {
    title: 'Modifier {name}',
    notYours: 'Vous pouvez consulter ce rôle, mais non le modifier.',
    unchanged: 'Inchangé',
    notGranted: 'non accordé',
  },
  permissions: {
    intro:
      'Cochez ce que peuvent faire les personnes qui ont ce rôle. Les champs protégés, comme les coordonnées bancaires, se cochent un à un, même après Tout sélectionner. Vous ne pouvez accorder que ce que votre rôle permet. Au clavier, ↓ et ↑ passent d’un objet à l’autre.',
    search: 'Chercher dans les permissions',
    grantedOnly: 'Accordées seulement',
    all: 'Tout sélectionner',
    allOf: 'Toutes les actions : {subject}',
    one: '{subject} – {action}',
    scope: '{subject} – {action}\u00a0: pour quels éléments',
    groups: '{subject} – {action}\u00a0: quels champs',
    lastGroup: 'Gardez-en au moins un, ou décochez l’action',
    isChanged: 'Modifié',
    noneFound: 'Aucune permission ne correspond à la recherche',
    noneGranted: 'Aucune permission accordée',
    tally:
      '{count, plural, one {# permission} other {# permissions}} · {changed, plural, one {# modifiée} other {# modifiées}}',
  },
  preview: {
    notice:
      'Aperçu de ce que voient et peuvent faire les personnes qui ont le rôle {name}. Vous gardez vos propres permissions; rien ne s’ouvre à partir d’ici.',
    navigation: 'Navigation de ce rôle',
    nothing: 'Aucune navigation pour ce rôle.',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
  },
  copy: {
    title: 'Dupliquer {name}',
    body: 'La copie a les mêmes permissions et aucun compte. Elle s’ouvre pour que vous puissiez la modifier.',
    name: '{name} (copie)',
    verb: 'Dupliquer le rôle',
  },
  delete: {
    title: 'Supprimer le rôle {name}?',
    unused: 'Aucun compte n’a ce rôle. Action irréversible.',
    inUse:
      '{users, plural, one {# compte a ce rôle et en reçoit un autre.} other {# comptes ont ce rôle et en reçoivent un autre.}} Action irréversible.',
    replacement: 'Rôle de remplacement',
    choose: 'Choisissez un rôle de remplacement',
    verb: 'Supprimer {name}',
  },
  toast: {
    added: 'Rôle ajouté',
    saved: 'Rôle enregistré',
    deleted: 'Rôle {name} supprimé',
  },
}
