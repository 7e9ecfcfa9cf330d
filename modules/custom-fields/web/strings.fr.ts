import type { Translated } from '#kit/contract/strings.ts'
import type { customFieldsWebEn } from './strings.en.ts'

export const customFieldsWebFr: Translated<typeof customFieldsWebEn> = {
  actions: {
    add: 'Ajouter un champ personnalisé',
    addOption: 'Ajouter un choix',
    edit: 'Modifier le champ personnalisé',
    save: 'Enregistrer le champ personnalisé',
    lacking: 'Afficher les fiches sans valeur',
    replace: 'Remplacer un choix',
    retype: 'Changer le type',
    archive: 'Archiver le champ personnalisé',
    restore: 'Rétablir le champ personnalisé',
    delete: 'Supprimer le champ personnalisé',
  },
  intro:
    'Vos propres champs sur ces fiches, au plus {most} pour chaque type. Ils sont aussitôt dans les formulaires, les listes, les fichiers et l’API.',
  count: '{count, plural, =0 {Aucune valeur} one {# valeur} other {# valeurs}}',
  order: {
    label: 'Champs personnalisés dans leur ordre',
    handle: 'Déplacer {name}',
    help: 'Glissez le champ personnalisé, ou appuyez sur les flèches vers le haut et vers le bas.',
    placed: '{name} : place {place} sur {count}',
    up: 'Monter le champ personnalisé',
    down: 'Descendre le champ personnalisé',
  },
  empty: {
    shareholder: 'Aucun champ personnalisé des actionnaires',
    lead: 'Aucun champ personnalisé des prospects',
    order: 'Aucun champ personnalisé des ordres',
    employer: 'Aucun champ personnalisé des employeurs',
    participant: 'Aucun champ personnalisé des participants',
  },
  emptyHint: 'Ajoutez un champ personnalisé pour noter ce que les autres champs ne prévoient pas.',
  options: {
    name: 'Choix {place}, {language}',
    up: 'Monter {name}',
    down: 'Descendre {name}',
    archive: 'Archiver {name}',
    restore: 'Rétablir {name}',
    leaveOut: 'Enlever {name}',
  },
  lacking: {
    title: 'Fiches sans « {name} »',
    told: '{count, plural, =0 {Toutes les fiches que vous voyez ont une valeur.} one {# fiche n’a pas de valeur.} other {# fiches n’ont pas de valeur.}}',
    all: 'Afficher toutes ces fiches dans la liste',
  },
  replace: {
    title: 'Remplacer un choix de « {name} »',
    intro:
      'Les fiches qui ont ce choix prennent aussitôt le choix de remplacement, et l’ancien disparaît. Cette action est irréversible.',
    option: '{name} ({count, plural, =0 {inutilisé} one {# fiche} other {# fiches}})',
    verb: 'Remplacer le choix',
  },
  retype: {
    title: 'Changer le type de « {name} »',
    kept: '{count, plural, =0 {Aucune valeur n’est gardée.} one {# valeur est gardée.} other {# valeurs sont gardées.}}',
    lost: '{count, plural, =0 {Aucune valeur ne disparaît.} one {# valeur ne convient pas à ce type et sera supprimée.} other {# valeurs ne conviennent pas à ce type et seront supprimées.}}',
    examples: 'Parmi elles : {examples}',
    verb: 'Changer le type',
  },
  delete: {
    title: 'Supprimer le champ personnalisé « {name} »?',
    body: '{count, plural, =0 {Aucune fiche n’a de valeur.} one {La valeur de # fiche disparaît avec lui.} other {Les valeurs de # fiches disparaissent avec lui.}} Cette action est irréversible. L’archivage les garde.',
    verb: 'Supprimer {name}',
  },
  toast: {
    saved: 'Champ personnalisé enregistré',
    archived: 'Champ personnalisé archivé',
    restored: 'Champ personnalisé rétabli',
    deleted: 'Champ personnalisé supprimé',
    replaced: 'Choix remplacé',
    retyped: 'Type changé',
  },
}
