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
    edit: 'Modifier',
    copy: 'Dupliquer',
    delete: 'Supprimer',
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
  users: '{users, plural, =0 {Personne n’a ce rôle} one {# personne} other {# personnes}}',
  edit: {
    title: 'Modifier {name}',
    notYours: 'Vous pouvez consulter ce rôle, mais non le modifier.',
    unchanged: 'Comme avant',
    notGranted: 'non accordé',
  },
  permissions: {
    intro:
      'Cochez ce que peuvent faire les personnes qui ont ce rôle. Les champs protégés, comme les coordonnées bancaires, se cochent un à un, même après Tout sélectionner. Vous ne pouvez accorder que ce que vous pouvez faire vous-même. Au clavier, ↓ et ↑ mènent d’un sujet au suivant.',
    search: 'Chercher dans les permissions',
    grantedOnly: 'Seulement ce qui est accordé',
    all: 'Tout sélectionner',
    allOf: 'Tout pour {subject}',
    one: '{subject} – {action}',
    scope: '{subject} – {action}\u00a0: pour quels éléments',
    groups: '{subject} – {action}\u00a0: quels champs',
    lastGroup: 'Il en faut au moins un; décochez plutôt l’action',
    isChanged: 'Modifié',
    noneFound: 'Aucune permission ne correspond à la recherche',
    noneGranted: 'Rien n’est accordé',
    tally:
      '{count, plural, one {# permission} other {# permissions}} · {changed, plural, one {# modifiée} other {# modifiées}}',
  },
  preview: {
    notice:
      'Voici un aperçu de ce que voit et peut faire une personne qui a le rôle {name}. Vous gardez vos propres permissions, et rien ne s’ouvre à partir d’ici.',
    navigation: 'La navigation de ce rôle',
    nothing: 'Rien ne s’ouvre dans la navigation pour ce rôle.',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
  },
  copy: {
    title: 'Dupliquer {name}',
    body: 'La copie permet la même chose, et personne ne l’a encore. Elle s’ouvre pour que vous puissiez la modifier.',
    name: '{name} (copie)',
    verb: 'Dupliquer le rôle',
  },
  delete: {
    title: 'Supprimer le rôle {name}?',
    unused: 'Personne n’a ce rôle. La suppression est définitive.',
    inUse:
      '{users, plural, one {# personne a ce rôle et en reçoit aussitôt un autre.} other {# personnes ont ce rôle et en reçoivent aussitôt un autre.}} La suppression est définitive.',
    replacement: 'Le rôle qui le remplace',
    choose: 'Veuillez choisir le rôle qui le remplace',
    verb: 'Supprimer {name}',
  },
  toast: {
    added: 'Le rôle a été ajouté',
    saved: 'Le rôle a été enregistré',
    deleted: '{name} a été supprimé',
  },
}
