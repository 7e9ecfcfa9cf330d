import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetsEn } from './strings.en.ts'

export const participantSheetsFr: Translated<typeof participantSheetsEn> = {
  screens: { submitSeveral: 'Plusieurs demandes à la fois' },
  fields: {
    employerId: 'Employeur',
    programId: 'Programme',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    language: 'Langue de correspondance',
    birthDate: 'Date de naissance',
    positionTitle: 'Titre du poste',
    startOn: 'Premier jour',
    endOn: 'Dernier jour',
    hoursPerWeek: 'Heures par semaine',
    hourlyWage: 'Salaire horaire',
  },
  choices: { language: { en: 'Anglais', fr: 'Français' } },
  validation: {
    repeated: 'La ligne {row} porte sur la même personne',
    hasOpen: 'La demande {reference} pour la même personne est en cours dans ce programme',
    isKnown: 'Il existe une demande antérieure : {reference}',
  },
  reasons: {
    tooManyRows: 'Une feuille contient {most} participants; il y en aurait {count}',
    brokenTable: 'La ligne {line} est illisible : copiez ou enregistrez de nouveau les cellules',
    noHeadings:
      'Nommez les colonnes dans la première ligne, par exemple « Prénom », « Nom de famille » et « Courriel »',
    nothingToSubmit: 'Aucune ligne n’est prête : remplissez-en une ou corrigez ce qui est signalé',
    profileIncomplete: 'Remplissez d’abord le profil de l’employeur',
    stillSubmitting: 'Des demandes sont encore en voie d’être présentées',
  },
}
