import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysEn } from './strings.en.ts'

export const birthdaysFr: Translated<typeof birthdaysEn> = {
  screens: {
    birthdays: 'Anniversaires',
  },
  subjects: {
    Birthdays: 'Anniversaires',
  },
  fields: {
    number: 'Numéro',
    name: 'Nom',
    lastName: 'Nom de famille',
    firstName: 'Prénom',
    birthDate: 'Date de naissance',
    nextOn: 'Anniversaire',
    turns: 'Âge atteint',
    daysUntil: 'Jours restants',
    email: 'Courriel',
    phone: 'Téléphone',
    language: 'Langue',
    addressOne: 'Adresse, ligne 1',
    addressTwo: 'Adresse, ligne 2',
    postCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    assignee: 'Responsable de la relation',
    assigneeId: 'Responsable de la relation',
    numberOfShares: 'Nombre d’actions',
  },
  choices: {
    language: { en: 'Anglais', fr: 'Français' },
  },
  calendar: {
    name: 'Anniversaires des actionnaires',
    birthdayOf: 'Anniversaire : {name}',
  },
  mail: {
    reminder: {
      subject: '{count, plural, one {# anniversaire à venir} other {# anniversaires à venir}}',
      body: 'Bonjour {name},\n\nLes prochains anniversaires de vos actionnaires :\n\n{list}',
      line: '{date} : {name}',
      lineWithAge: '{date} : {name} aura {turns} ans',
      button: 'Consulter les anniversaires',
    },
  },
}
