import type { Translated } from '#kit/contract/strings.ts'
import type { settingsEn } from './strings.en.ts'

export const settingsFr: Translated<typeof settingsEn> = {
  screens: {
    settings: 'Paramètres',
    settingsGeneral: 'Paramètres généraux',
  },
  navigation: {
    settingsGeneral: 'Généraux',
  },
  fields: {
    organisationName: 'Nom de l’organisme',
    postalAddress: 'Adresse postale',
    contactEmail: 'Courriel pour les questions',
    timeZone: 'Fuseau horaire',
    currency: 'Monnaie',
    birthdayLeadDays: 'Jours d’avance',
    birthdayLeapRule: 'Né ou née un 29 février',
    birthdayDigestHour: 'Heure de la lettre',
    hchLabel: 'Comment HCH s’appelle',
    hchHelp: 'Ce que cela veut dire',
    shareDecimals: 'Décimales des actions',
    allowsOwnSharePrices: 'Les actionnaires peuvent avoir leur propre cours de l’action',
  },
  help: {
    organisationName: 'Figure au bas de chaque page et de chaque lettre',
    timeZone: 'Là où la journée commence et finit, pour les appels et les échéances',
    currency: 'Dans laquelle les montants sont affichés; rien n’est converti',
    hchLabel: 'Le oui ou non propre à l’organisme pour un ordre; vide, c’est HCH',
    hchHelp: 'Figure là où il est défini et affiché',
    shareDecimals: '0 pour des actions entières seulement, jusqu’à 4 pour des fractions d’action',
    allowsOwnSharePrices:
      'Il remplace la liste des cours; sans lui, la liste vaut pour tout le monde',
    birthdayLeadDays: 'De 0, le jour même, à 60',
    birthdayLeapRule: 'Le jour, une année sans 29 février',
    birthdayDigestHour: 'De 0 à 23, à l’heure du fuseau de l’organisme',
  },
  validation: {
    currencyInUse: 'La monnaie ne peut pas changer tant que des ordres sont actifs',
    decimalsInUse:
      'Des ordres actifs portent sur des actions à {decimals} décimales : saisissez {decimals} ou plus',
  },
  sections: {
    organisation: 'Organisme',
    conventions: 'Temps et argent',
    birthdays: 'Anniversaires',
    orders: 'Ordres',
    history: 'Historique',
  },
  intros: {
    organisation: 'Ce que les lettres et les pages publiques disent de vous.',
    orders:
      'Comment votre monde appelle sa propre marque d’un ordre, et à quel cours les actions valent.',
    conventions: 'La façon de compter les jours et d’écrire les montants.',
    birthdays:
      'Quand l’anniversaire d’un actionnaire est souligné, et quand la personne responsable en est avertie. Les listes, les fichiers et les calendriers suivent.',
  },
  choices: {
    birthdayLeapRule: { feb28: '28 février', mar1: '1er mars' },
  },
  history: {
    edited: 'a modifié les paramètres généraux',
  },
  toast: {
    saved: 'Les paramètres généraux ont été enregistrés.',
  },
  subjects: {
    'Settings General': 'Paramètres généraux, messages et lettres',
  },
}
