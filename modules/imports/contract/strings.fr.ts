import type { Translated } from '#kit/contract/strings.ts'
import type { importsEn } from './strings.en.ts'

export const importsFr: Translated<typeof importsEn> = {
  screens: {
    importShareholders: 'Importations',
    oneImport: 'Importation',
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
    kind: { shareholders: 'Actionnaires', orders: 'Ordres' },
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
      'Ce n’est pas un fichier CSV. Dans un tableur, enregistrez-le au format « CSV UTF-8 »; les points-virgules, les virgules et les tabulations sont compris',
    brokenTable:
      'La ligne {line} du fichier ne peut pas être lue : il manque un guillemet ou une cellule',
    noRows: 'Le fichier n’a qu’un en-tête, ou il est vide',
    importTooLarge: 'Le fichier dépasse {most, number} Mo. Veuillez le diviser',
    tooManyColumns:
      'Le fichier compte {count, number} colonnes; on en lit au plus {most, number}. Veuillez en retirer',
    tooManyRows:
      'Le fichier compte {count, number} lignes; on en importe au plus {most, number} à la fois. Veuillez le diviser',
    checkAgain: 'Des valeurs ont été corrigées depuis la vérification. Vérifiez de nouveau d’abord',
    fileDeleted: 'Les lignes de ce fichier ont été supprimées, comme il se fait après un temps',
  },
  validation: {
    columnTwice: 'Deux colonnes remplissent le même champ',
    columnClosed:
      'Vous ne pouvez pas remplir {count, plural, one {le champ de la colonne} other {les champs des colonnes}} « {columns} ». Veuillez {count, plural, one {la} other {les}} laisser de côté',
    noColumn: 'Veuillez dire ce que contient au moins une colonne',
  },
  ofRows: {
    reasons: {
      stale: 'La fiche a été modifiée depuis l’importation',
      editedSince: 'La fiche a été modifiée depuis l’importation, ou n’existe plus',
      inUse: 'Quelque chose s’y rattache maintenant, par exemple des ordres',
      notFound: 'La fiche n’existe plus',
      forbidden: 'Vous n’avez pas ce droit sur la fiche',
    },
    validation: {
      several: '{count, number} fiches correspondent; on ne peut pas dire laquelle est visée',
      repeated: 'La ligne {line} du fichier le porte déjà',
      missing: 'Ce numéro, ce courriel ou ce nom n’est connu de personne',
    },
  },
  errorsFile: {
    name: 'erreurs',
    line: 'Ligne',
    reason: 'Raison',
  },
}
