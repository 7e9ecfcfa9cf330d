import type { Translated } from '#kit/contract/strings.ts'
import type { importsEn } from './strings.en.ts'

export const importsFr: Translated<typeof importsEn> = {
  screens: {
    importShareholders: 'Importations',
    oneImport: 'Importation',
    classificationImport: 'Importation',
  },
  navigation: {
    importShareholders: 'Importer des actionnaires',
  },
  subjects: {
    Imports: 'Importations',
  },
  fields: {
    createdAt: 'Téléversé',
    fileName: 'Fichier',
    kind: 'Contenu',
    state: 'État',
    createdBy: 'Par',
    rowCount: 'Lignes',
    result: 'Résultat',
  },
  choices: {
    kind: {
      shareholders: 'Actionnaires',
      orders: 'Ordres',
      leads: 'Prospects',
      noc: 'Professions (CNP)',
      naics: 'Industries (SCIAN)',
    },
    state: {
      uploaded: 'Téléversé',
      checking: 'Vérification en cours',
      checked: 'Vérifié',
      running: 'Importation en cours',
      done: 'Importé',
      reverting: 'Annulation en cours',
      reverted: 'Annulé',
      stopped: 'Arrêté',
    },
  },
  reasons: {
    notATable:
      'Ce n’est pas un fichier CSV. Dans un tableur, enregistrez-le au format « CSV UTF-8 »; les points-virgules, les virgules et les tabulations sont acceptés',
    brokenTable:
      'La ligne {line} du fichier ne peut pas être lue : il manque un guillemet ou une cellule',
    noRows: 'Choisissez un fichier avec des lignes : celui-ci est vide ou n’a qu’un en-tête',
    importTooLarge: 'Le fichier dépasse {most, number} Mo. Divisez-le',
    tooManyColumns:
      'Le fichier compte {count, number} colonnes; on en lit au plus {most, number}. Retirez-en',
    tooManyRows:
      'Le fichier compte {count, number} lignes; on en importe au plus {most, number} à la fois. Divisez-le',
    checkAgain: 'Des valeurs ont été corrigées depuis la vérification. Vérifiez de nouveau d’abord',
    fileDeleted: 'Les lignes de ce fichier ont été supprimées après le délai de conservation',
  },
  validation: {
    columnTwice: 'Choisissez un autre champ : deux colonnes remplissent celui-ci',
    columnClosed:
      'Vous n’avez pas accès {count, plural, one {au champ de la colonne} other {aux champs des colonnes}} « {columns} ». Ignorez {count, plural, one {cette colonne} other {ces colonnes}}',
    noColumn: 'Choisissez le champ d’au moins une colonne',
  },
  ofRows: {
    reasons: {
      stale: 'Fiche modifiée depuis l’importation',
      editedSince: 'Fiche modifiée depuis l’importation, ou supprimée',
      inUse: 'Fiche maintenant liée, par exemple à des ordres',
      notFound: 'La fiche n’existe plus',
      forbidden: 'Vous n’avez pas la permission pour cette fiche',
    },
    validation: {
      several: '{count, number} fiches correspondent; saisissez ce qui en désigne une seule',
      repeated: 'La ligne {line} du fichier a déjà cette valeur',
      missing: 'Aucune fiche pour ce numéro, ce courriel ou ce nom',
    },
  },
  errorsFile: {
    name: 'erreurs',
    line: 'Ligne',
    reason: 'Motif',
  },
}
