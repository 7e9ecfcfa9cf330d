import type { Translated } from '#kit/contract/strings.ts'
import type { shareholdersWebEn } from './strings.en.ts'

export const shareholdersWebFr: Translated<typeof shareholdersWebEn> = {
  actions: {
    add: 'Ajouter un actionnaire',
    edit: 'Modifier',
    merge: 'Fusionner',
    save: 'Enregistrer',
    order: 'Saisir un ordre',
  },
  sections: {
    figures: 'Détention',
    personal: 'Renseignements personnels',
    bank: 'Banque',
    address: 'Adresse',
  },
  tabs: {
    overview: 'Aperçu',
    orders: 'Historique d’achat ({count, number})',
    history: 'Historique',
  },
  ownPrice: {
    mark: 'Cours propre',
    intro: 'Vide, le cours de la liste vaut.',
  },
  figures: {
    note: 'Coût et moyennes au coût moyen, à titre d’information et non fiscal.',
  },
  bank: {
    intro: 'Conservé chiffré. Que vous voyiez et modifiiez ces coordonnées est consigné.',
    closed: 'Les coordonnées bancaires ne vous sont pas accessibles.',
    reveal: 'Afficher en entier',
  },
  ledger: {
    title: 'Historique d’achat',
    asOf: 'En date du',
    empty: 'Il n’y a aucun ordre jusqu’à ce jour.',
    caption:
      '{count, plural, one {# ordre compte} other {# ordres comptent}}; chiffres cumulés tels qu’ils étaient après chacun',
    chart: 'Actions détenues après chaque ordre, comme au tableau ci-dessous',
  },
  list: {
    duplicates: 'Doublons',
    imports: 'Importations',
    archived: 'Archives et corbeille',
    unassigned: 'Personne',
    totals: '{count, plural, one {# actionnaire} other {# actionnaires}}',
    empty: 'Il n’y a pas encore d’actionnaire',
    emptyHint: 'Les actionnaires que vous pouvez voir figurent ici.',
    noneArchived: 'Rien n’est archivé',
    noneArchivedHint:
      'Les actionnaires archivés se rétablissent d’ici, avec tout ce qui leur appartient.',
  },
  merged: {
    line: '{number} ({name}) a été fusionné avec cet actionnaire le {day}.',
    open: 'Voir ce qui a été fusionné',
    gone: 'Cet actionnaire a été fusionné avec un autre, que vous ne pouvez pas consulter.',
  },
  lookalikes: {
    title:
      'Ressemble à {count, plural, one {un actionnaire déjà inscrit} other {# actionnaires déjà inscrits}}',
    hint: 'L’enregistrement reste possible : un couple, par exemple, partage souvent une adresse courriel.',
    open: 'Ouvrir {name} – {number}',
  },
  bulk: {
    result:
      '{done, number} sur {total, plural, one {# actionnaire} other {# actionnaires}} : modifications faites',
    verb: 'Modifier {count, plural, one {# actionnaire} other {# actionnaires}}',
    assign: {
      label: 'Attribuer un responsable',
      title: 'Attribuer {count, plural, one {# actionnaire} other {# actionnaires}}',
      verb: 'Attribuer un responsable',
    },
    archive: {
      title: 'Archiver {count, plural, one {# actionnaire} other {# actionnaires}}?',
      body: 'Un actionnaire n’est jamais supprimé. Les ordres restent tels quels; aucun ne peut être saisi ni modifié avant le rétablissement de l’actionnaire.',
      verb: 'Archiver',
    },
    restore: { title: 'Rétablir {count, plural, one {# actionnaire} other {# actionnaires}}' },
    tag: {
      label: 'Ajouter ou retirer des étiquettes',
      title: 'Étiquettes de {count, plural, one {# actionnaire} other {# actionnaires}}',
      verb: 'Ajouter ou retirer des étiquettes',
      fields: { add: 'Ajouter', remove: 'Retirer' },
    },
  },
  steps: {
    archive: {
      title: 'Archiver {name} avec {count, plural, one {# ordre} other {# ordres}}?',
      body: 'Un actionnaire n’est jamais supprimé. Les ordres restent tels quels; aucun ne peut être saisi ni modifié avant le rétablissement de l’actionnaire.',
    },
    restore: {
      title: 'Rétablir {name} avec {count, plural, one {# ordre} other {# ordres}}?',
      body: 'Des ordres peuvent de nouveau être saisis et modifiés.',
    },
  },
  toast: {
    added: 'Ajouté sous {number}',
    saved: 'Enregistré',
    restored: '{name} est rétabli',
  },
}
