import type { Translated } from '#kit/contract/strings.ts'
import type { importsWebEn } from './strings.en.ts'

export const importsWebFr: Translated<typeof importsWebEn> = {
  list: {
    empty: 'Rien n’a encore été importé',
    emptyHint:
      'Les actionnaires et les ordres viennent d’un fichier CSV. Il est d’abord vérifié, et l’importation peut être annulée ensuite.',
  },
  upload: {
    shareholders: 'Importer des actionnaires',
    orders: 'Importer des ordres',
    drop: {
      shareholders: 'Déposez le fichier ici pour importer des actionnaires',
      orders: 'Déposez le fichier ici pour importer des ordres',
    },
    refused: '« {file} » n’a pas été accepté',
  },
  counts: {
    ready: '{count, plural, one {# prête} other {# prêtes}}',
    refused: '{count, plural, one {# refusée} other {# refusées}}',
    created: '{count, plural, one {# créée} other {# créées}}',
    updated: '{count, plural, one {# mise à jour} other {# mises à jour}}',
    skipped: '{count, plural, one {# laissée de côté} other {# laissées de côté}}',
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
      'Le contenu du fichier est montré à qui l’a téléversé, et à qui peut voir tout ce qu’il contient de protégé.',
    mayLeave: 'Le travail continue si vous quittez cette page.',
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
      '{count, plural, one {La seule ligne a été refusée} other {Les # lignes ont été refusées}} : rien ne peut être importé en l’état. Les raisons sont ci-dessous.',
    done: 'Rien n’a été importé : {count, plural, one {la seule ligne a échoué ou a été laissée de côté} other {les # lignes ont échoué ou ont été laissées de côté}}. Les raisons sont ci-dessous.',
  },
  result: {
    checked: 'Ce que la vérification a trouvé',
    title: 'Résultat',
    mended:
      '{count, plural, one {# ligne a été corrigée et attend} other {# lignes ont été corrigées et attendent}} la prochaine vérification.',
    planned:
      'Seraient créées : {created, number}. Mises à jour : {updated, number}. Laissées de côté : {skipped, number}. Rien n’a encore été écrit.',
  },
  notices: {
    eitherDate:
      'Les dates de « {column} » peuvent se lire avec le jour ou le mois d’abord. Elles sont lues comme choisi ci-dessous.',
    eitherNumber:
      'Des nombres de « {column} » tels que 1,234 peuvent être un millier ou un peu plus d’un. Ils sont lus comme choisi ci-dessous.',
  },
  actions: {
    check: 'Vérifier',
    checkAgain: 'Vérifier de nouveau',
    checkMended: 'Vérifier les lignes corrigées',
    run: 'Importer {count, plural, one {# ligne} other {# lignes}}',
    resume: 'Continuer',
    revert: 'Annuler l’importation',
    errorsFile: 'Télécharger les lignes en erreur',
    open: 'Ouvrir la liste : {what}',
  },
  confirm: {
    keep: 'Conserver l’importation',
    revert: 'Annuler {count, plural, one {# fiche} other {# fiches}}?',
    revertBody:
      'Ce qui a été créé est retiré, les ordres sont annulés, et ce qui a été mis à jour reprend ses anciennes valeurs. Ce qui a été modifié depuis reste tel quel et est nommé ici.',
  },
  problems: {
    title: 'Ce qui ne va pas',
    hint: 'Corrigez une valeur ici, dans toutes les lignes qui la portent ou dans une seule, puis vérifiez de nouveau. Inutile de téléverser le fichier une autre fois.',
    rows: '{count, plural, one {# ligne :} other {# lignes :}}',
    lines:
      '{count, plural, one {ligne} other {# lignes :}} {lines}{more, plural, =0 {} other { et # de plus}}',
    typed: '« {value} »',
    empty: 'vide',
    more: 'Il y a d’autres valeurs; elles paraîtront une fois celles-ci corrigées.',
  },
  mend: {
    value: '{field} à la place de « {value} »',
    where: 'Où',
    everywhere: 'Dans les {count, number} lignes',
    line: 'Dans la ligne {line}',
    act: 'Corriger {count, plural, one {# ligne} other {# lignes}}',
  },
  repeats: {
    title: 'Lignes qui se répètent',
    hint: 'Ce que devient chacune suit les choix faits sous « Colonnes ».',
    same: '{count, number} lignes de même {fields} :',
    becomes: {
      created: 'la ligne {line} est créée',
      updated: 'la ligne {line} la met à jour',
      skipped: 'la ligne {line} est laissée de côté',
      refused: 'la ligne {line} est refusée',
      waiting: 'la ligne {line} attend la prochaine vérification',
    },
    more: 'et {count, plural, one {# autre ligne} other {# autres lignes}}',
  },
  effects: {
    title: 'Ce que deviennent les registres',
    shareholder: 'Actionnaire',
    shares: 'Actions, avant → après',
    amount: 'Montant investi, avant → après',
    lines:
      '{count, plural, one {Ligne {lines} refusée} other {Lignes {lines} refusées}} : sous zéro',
    belowZero: 'sous zéro',
  },
  rows: {
    title: 'Lignes à regarder',
    line: 'Ligne',
    state: 'État',
    reason: 'Raison',
    field: '{field} :',
    previous: 'Lignes précédentes',
    next: 'Lignes suivantes',
  },
  mapping: {
    title: 'Colonnes',
    intro:
      'Dites ce que contient chaque colonne. Une colonne sans champ est laissée de côté; une cellule vide ne change rien.',
    column: 'Colonne',
    sample: 'Premières lignes',
    field: 'Champ',
    fieldOf: 'Champ de {column}',
    rival:
      'Semble être aussi « {field} », que remplit « {other} ». Laissée de côté, sauf si vous choisissez.',
    twice: 'Une autre colonne remplit ce champ',
    leftOut: 'Laissée de côté',
    missing: 'Absents des colonnes, et obligatoires sauf s’il y a une valeur d’usage : {fields}',
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
    onMatch: 'Une ligne qui existe déjà',
    onMissing: 'Une ligne qui n’existe pas',
    skip: 'est laissée de côté',
    update: 'est mise à jour',
    create: 'est créée',
  },
}
