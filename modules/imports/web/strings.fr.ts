import type { Translated } from '#kit/contract/strings.ts'
import type { importsWebEn } from './strings.en.ts'

export const importsWebFr: Translated<typeof importsWebEn> = {
  list: {
    empty: 'Aucune importation',
    emptyHint:
      'Importez des actionnaires, des ordres ou des prospects à partir d’un fichier CSV. Il est d’abord vérifié, et l’importation peut être annulée.',
  },
  upload: {
    shareholders: 'Importer des actionnaires',
    orders: 'Importer des ordres',
    leads: 'Importer des prospects',
    noc: 'Téléverser un fichier CNP',
    naics: 'Téléverser un fichier SCIAN',
    drop: {
      shareholders: 'Déposez le fichier ici pour importer des actionnaires',
      orders: 'Déposez le fichier ici pour importer des ordres',
      leads: 'Déposez le fichier ici pour importer des prospects',
    },
    refused: '« {file} » n’a pas été accepté',
  },
  counts: {
    ready: '{count, plural, one {# prête} other {# prêtes}}',
    refused: '{count, plural, one {# refusée} other {# refusées}}',
    created: '{count, plural, one {# créée} other {# créées}}',
    updated: '{count, plural, one {# mise à jour} other {# mises à jour}}',
    skipped: '{count, plural, one {# ignorée} other {# ignorées}}',
    failed: '{count, number} en échec',
    reverted: '{count, plural, one {# annulée} other {# annulées}}',
    kept: '{count, plural, one {# conservée} other {# conservées}}',
  },
  rowState: {
    refused: 'Refusée',
    failed: 'En échec',
    kept: 'Conservée telle quelle',
  },
  record: {
    facts: '{what}, {count, plural, one {# ligne} other {# lignes}}, {encoding}, par {name},',
    progress: '{done, number} lignes sur {all, number}',
    closed:
      'Le contenu du fichier est montré à la personne qui l’a téléversé et à celles qui ont accès à tous ses champs protégés.',
    mayLeave: 'L’opération continue si vous quittez cette page.',
  },
  outcome: {
    checked: {
      part: 'Vérifié, avec des erreurs',
      unchanged: 'Vérifié',
      nothing: 'Toutes les lignes refusées',
    },
    done: {
      part: 'Importé en partie',
      unchanged: 'Rien à changer',
      nothing: 'Rien d’importé',
    },
  },
  nothing: {
    checked:
      '{count, plural, one {La seule ligne a été refusée} other {Les # lignes ont été refusées}} : rien ne peut être importé. Voir les motifs ci-dessous.',
    done: 'Rien n’a été importé : {count, plural, one {la seule ligne a échoué ou a été ignorée} other {les # lignes ont échoué ou ont été ignorées}}. Voir les motifs ci-dessous.',
  },
  result: {
    checked: 'Résultats de la vérification',
    title: 'Résultat',
    mended:
      '{count, plural, one {# ligne a été corrigée et attend} other {# lignes ont été corrigées et attendent}} la prochaine vérification.',
    planned:
      'À créer : {created, number}. À mettre à jour : {updated, number}. Ignorées : {skipped, number}. Rien n’est encore importé.',
    plannedCodes:
      'Nouveaux : {created, number}. Modifiés : {updated, number}. Inchangés : {skipped, number}. {absent, plural, =0 {} one {# code de la liste n’est pas dans ce fichier et reste dans la liste.} other {# codes de la liste ne sont pas dans ce fichier et restent dans la liste.}} Rien n’est encore importé.',
  },
  notices: {
    eitherDate:
      'Les dates (« {column} ») peuvent se lire avec le jour ou le mois d’abord. Choisissez le format ci-dessous.',
    eitherNumber:
      'Dans « {column} », 1,234 peut se lire de deux façons. Choisissez le format ci-dessous.',
  },
  actions: {
    check: 'Vérifier le fichier',
    checkAgain: 'Vérifier le fichier de nouveau',
    checkMended: 'Vérifier les lignes corrigées',
    run: 'Importer {count, plural, one {# ligne} other {# lignes}}',
    resume: 'Poursuivre l’importation',
    revert: 'Annuler l’importation',
    errorsFile: 'Télécharger les lignes en erreur',
    chooseOther: 'Choisir un autre fichier',
    open: 'Ouvrir la liste : {what}',
  },
  confirm: {
    keep: 'Conserver l’importation',
    revert: 'Annuler {count, plural, one {# fiche} other {# fiches}}?',
    revertBody:
      'Les fiches créées sont retirées, les ordres sont annulés, et les fiches mises à jour reprennent leurs anciennes valeurs. Les fiches modifiées depuis restent telles quelles et sont nommées ici.',
    revertCodes:
      '{created, plural, =0 {} one {# nouveau code est retiré.} other {# nouveaux codes sont retirés.}} {updated, plural, =0 {} one {# code reprend ses anciens titres.} other {# codes reprennent leurs anciens titres.}} Les codes modifiés depuis restent tels quels et sont nommés ici.',
  },
  problems: {
    title: 'Erreurs à corriger',
    hint: 'Corrigez une valeur ici, dans une ligne ou dans toutes celles qui la portent, puis vérifiez de nouveau. Inutile de téléverser le fichier une autre fois.',
    rows: '{count, plural, one {# ligne :} other {# lignes :}}',
    lines:
      '{count, plural, one {ligne} other {# lignes :}} {lines}{more, plural, =0 {} other { et # de plus}}',
    typed: '« {value} »',
    empty: 'vide',
    more: 'D’autres valeurs paraîtront une fois celles-ci corrigées.',
  },
  mend: {
    value: '{field} à la place de « {value} »',
    where: 'Où',
    everywhere: 'Dans les {count, number} lignes',
    line: 'Dans la ligne {line}',
    same: 'Saisissez une autre valeur',
    act: 'Corriger {count, plural, one {# ligne} other {# lignes}}',
  },
  repeats: {
    title: 'Lignes qui se répètent',
    hint: 'Les choix faits sous « Colonnes » décident du sort de chaque ligne.',
    same: '{count, number} lignes aux valeurs identiques ({fields}) :',
    becomes: {
      created: 'la ligne {line} est créée',
      updated: 'la ligne {line} la met à jour',
      skipped: 'la ligne {line} est ignorée',
      refused: 'la ligne {line} est refusée',
      waiting: 'la ligne {line} attend la prochaine vérification',
    },
    more: 'et {count, plural, one {# autre ligne} other {# autres lignes}}',
  },
  effects: {
    title: 'Effets sur les registres',
    shareholder: 'Actionnaire',
    shares: 'Actions, avant → après',
    amount: 'Montant investi, avant → après',
    lines:
      '{count, plural, one {Ligne {lines} refusée} other {Lignes {lines} refusées}} : sous zéro',
    belowZero: 'sous zéro',
  },
  rows: {
    title: 'Lignes à vérifier',
    line: 'Ligne',
    state: 'État',
    reason: 'Motif',
    field: '{field} :',
    previous: 'Lignes précédentes',
    next: 'Lignes suivantes',
  },
  mapping: {
    title: 'Colonnes',
    intro:
      'Choisissez un champ pour chaque colonne. Une colonne sans champ est ignorée; une cellule vide ne change rien.',
    column: 'Colonne',
    sample: 'Premières lignes',
    field: 'Champ',
    fieldOf: 'Champ pour {column}',
    rival:
      'Semble être aussi « {field} », que remplit « {other} ». Ignorée, sauf si vous choisissez.',
    twice: 'Choisissez un autre champ : une autre colonne remplit celui-ci',
    leftOut: 'Ignorée',
    missing:
      'Colonnes obligatoires absentes : {fields}. Ajoutez-les, ou indiquez une valeur par défaut.',
  },
  options: {
    dateFormat: 'Format des dates',
    ymd: '2026-11-21',
    dmy: '21/11/2026',
    mdy: '11/21/2026',
    decimalFormat: 'Format des nombres',
    point: '1,234.56',
    comma: '1 234,56',
    matchBy: 'Reconnue par',
    noMatch: 'Chaque ligne est nouvelle',
    onMatch: 'Lignes qui existent déjà',
    onMissing: 'Nouvelles lignes',
    skip: 'Ignorer',
    update: 'Mettre à jour',
    create: 'Créer',
  },
}
