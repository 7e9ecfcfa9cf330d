import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetsEn } from './strings.en.ts'

export const participantSheetsFr: Translated<typeof participantSheetsEn> = {
  screens: { submitSeveral: 'Plusieurs demandes', submittedSheet: 'Feuille présentée' },
  workbook: { tab: 'Participants' },
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
    noc: 'Code de profession (CNP)',
    duties: 'Tâches',
    employmentType: 'Type d’emploi',
    supervisorName: 'Supervision',
    supervisorEmail: 'Courriel de la personne responsable',
    workplaceStreet: 'Numéro et rue du lieu de travail',
    workplaceCity: 'Ville',
    region: 'Province ou territoire',
    workplacePostalCode: 'Code postal',
    employerCostPercent: 'Charges obligatoires de l’employeur',
    otherFunding: 'Autre financement de ce salaire',
    netNew: 'Il s’agit d’un nouveau poste',
    trainingRequested: 'Une formation de courte durée est aussi demandée',
    learningPlan: 'Ce que la personne apprendra',
    signatoryName: 'Signée par',
    signatoryTitle: 'Titre de la personne signataire',
  },
  choices: {
    language: { en: 'Anglais', fr: 'Français' },
    employmentType: {
      permanent: 'Permanent',
      temporary: 'Temporaire',
      seasonal: 'Saisonnier',
      casual: 'Occasionnel',
    },
  },
  validation: {
    repeated: 'La ligne {row} porte sur la même personne',
    hasOpen: 'La demande {reference} pour la même personne est en cours dans ce programme',
    isKnown: 'Il existe une demande antérieure : {reference}',
  },
  reasons: {
    tooManyRows: 'Une feuille contient {most} participants; il y en aurait {count}',
    brokenTable: 'La ligne {line} est illisible : copiez ou enregistrez de nouveau les cellules',
    notATable: 'Ce fichier n’est ni un classeur Excel (.xlsx) ni un fichier CSV',
    lockedWorkbook:
      'Ce classeur a un mot de passe ou l’ancien format .xls : enregistrez-le en .xlsx, sans mot de passe',
    brokenWorkbook:
      'Ce classeur est illisible : ouvrez-le dans un tableur et enregistrez-le de nouveau',
    noRows: 'La première feuille de ce fichier n’a aucune ligne sous les titres',
    noHeadings:
      'Nommez les colonnes dans la première ligne, par exemple « Prénom », « Nom de famille » et « Courriel »',
    nothingToSubmit: 'Aucune ligne n’est prête : remplissez-en une ou corrigez ce qui est signalé',
    profileIncomplete: 'Remplissez d’abord le profil de l’employeur',
    stillSubmitting: 'Des demandes sont encore en voie d’être présentées',
  },
}
