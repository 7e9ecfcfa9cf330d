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
    name: 'Nom complet',
    lastName: 'Nom',
    firstName: 'Prénom',
    birthDate: 'Date de naissance',
    nextOn: 'Anniversaire',
    turns: 'Âge atteint',
    daysUntil: 'Dans (jours)',
    email: 'Courriel',
    phone: 'Téléphone',
    language: 'Langue',
    addressOne: 'Adresse',
    addressTwo: 'Adresse, suite',
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
      subject: '{count, plural, one {# anniversaire approche} other {# anniversaires approchent}}',
      body: 'Bonjour {name},\n\nCes anniversaires de vos actionnaires approchent :\n\n{list}',
      line: '{date} : {name}',
      lineWithAge: '{date} : {name} aura {turns} ans',
    },
  },
}
