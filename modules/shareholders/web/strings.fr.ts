import type { Translated } from '#kit/contract/strings.ts'
import type { shareholdersWebEn } from './strings.en.ts'

export const shareholdersWebFr: Translated<typeof shareholdersWebEn> = {
  heads: {
    numberOfShares: 'Actions',
    amountInvested: 'Investi',
    currentValue: 'Valeur',
    assignee: 'Responsable',
    realisedResult: 'Réalisé',
  },
  actions: {
    open: 'Ouvrir l’actionnaire',
    add: 'Ajouter un actionnaire',
    edit: 'Modifier l’actionnaire',
    merge: 'Fusionner l’actionnaire',
    save: 'Enregistrer l’actionnaire',
    order: 'Ajouter un ordre',
    transfer: 'Transférer des actions',
  },
  sections: {
    figures: 'Avoirs',
    personal: 'Renseignements personnels',
    bank: 'Banque',
    address: 'Adresse',
  },
  rail: {
    people: 'Personnes',
    dates: 'Dates',
  },
  ownPrice: {
    mark: 'Cours particulier',
    intro: 'Laissez vide pour suivre la liste des cours.',
  },
  figures: {
    note: 'Coûts et moyennes au coût moyen, à titre d’information et non fiscal.',
  },
  bank: {
    intro: 'Chiffré. Toute consultation et modification est consignée.',
    closed: 'Vous n’avez pas accès aux coordonnées bancaires.',
    reveal: 'Révéler les coordonnées bancaires',
  },
  ledger: {
    title: 'Historique des opérations',
    asOf: 'En date du',
    empty: 'Aucun ordre jusqu’à ce jour.',
    caption:
      '{count, plural, one {# ordre compté} other {# ordres comptés}}; chiffres cumulés après chacun',
    chart: 'Actions détenues après chaque ordre, comme au tableau ci-dessous',
  },
  list: {
    duplicates: 'Doublons',
    imports: 'Importations',
    archived: 'Archives et corbeille',
    unassigned: 'Sans responsable',
    totals: '{count, plural, one {# actionnaire} other {# actionnaires}}',
    empty: 'Aucun actionnaire',
    emptyHint: 'Les actionnaires que vous pouvez voir figurent ici.',
    noneArchived: 'Aucun actionnaire archivé',
    noneArchivedHint:
      'Vous pouvez rétablir ici les actionnaires archivés, avec tous leurs dossiers.',
  },
  merged: {
    line: '{number} ({name}) a été fusionné avec cet actionnaire le {day}.',
    open: 'Afficher la fusion',
    gone: 'Cet actionnaire a été fusionné avec un autre, que vous ne pouvez pas consulter.',
  },
  lookalikes: {
    title:
      'Ressemble à {count, plural, one {un actionnaire déjà inscrit} other {# actionnaires déjà inscrits}}',
    hint: 'Vous pouvez quand même enregistrer : un couple, par exemple, partage souvent une adresse courriel.',
    open: 'Ouvrir {name} – {number}',
  },
  bulk: {
    result:
      '{done, number} sur {total, plural, one {# actionnaire} other {# actionnaires}} : modifications faites',
    verb: 'Modifier {count, plural, one {# actionnaire} other {# actionnaires}}',
    assign: {
      label: 'Attribuer un responsable de la relation',
      title: 'Attribuer {count, plural, one {# actionnaire} other {# actionnaires}}',
      verb: 'Attribuer un responsable de la relation',
    },
    archive: {
      title: 'Archiver {count, plural, one {# actionnaire} other {# actionnaires}}?',
      body: 'Un actionnaire n’est jamais supprimé. Les ordres ne changent pas; aucun ne peut être ajouté ni modifié avant le rétablissement de l’actionnaire.',
      verb: 'Archiver les actionnaires',
    },
    restore: { title: 'Rétablir {count, plural, one {# actionnaire} other {# actionnaires}}' },
    tag: {
      label: 'Ajouter ou retirer des étiquettes',
      title: 'Étiquettes de {count, plural, one {# actionnaire} other {# actionnaires}}',
      verb: 'Ajouter ou retirer des étiquettes',
      fields: { add: 'Étiquettes à ajouter', remove: 'Étiquettes à retirer' },
    },
  },
  steps: {
    archive: {
      title: 'Archiver {name} avec {count, plural, one {# ordre} other {# ordres}}?',
      body: 'Un actionnaire n’est jamais supprimé. Les ordres ne changent pas; aucun ne peut être ajouté ni modifié avant le rétablissement de l’actionnaire.',
    },
    restore: {
      title: 'Rétablir {name} avec {count, plural, one {# ordre} other {# ordres}}?',
      body: 'Des ordres peuvent de nouveau être ajoutés et modifiés.',
    },
  },
  toast: {
    added: 'Actionnaire {number} ajouté',
    saved: 'Actionnaire enregistré',
    steps: { archive: 'Actionnaire archivé', restore: 'Actionnaire rétabli' },
    restored: '{name} rétabli',
  },
}
