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
    birthdayLeadDays: 'Jours avant l’anniversaire',
    birthdayLeapRule: 'Naissance un 29 février',
    birthdayDigestHour: 'Heure du rappel',
    hchLabel: 'Libellé du champ HCH',
    hchHelp: 'Explication du champ HCH',
    shareDecimals: 'Décimales des actions',
    allowsOwnSharePrices: 'Les actionnaires peuvent avoir un cours particulier',
    apiTokens: 'Qui peut créer des jetons d’API',
  },
  help: {
    organisationName: 'Figure au bas de chaque page et courriel',
    timeZone: 'Fixe le début et la fin des jours, pour les périodes de dépôt et les échéances',
    currency: 'Les montants s’affichent dans cette monnaie; rien n’est converti',
    hchLabel: 'Champ oui/non de chaque ordre; sans libellé, il s’appelle HCH',
    hchHelp: 'S’affiche à côté de ce champ',
    shareDecimals: '0 pour des actions entières seulement, jusqu’à 4 pour des fractions d’action',
    allowsOwnSharePrices: 'Il remplace la liste des cours; sinon, la liste s’applique à tous',
    apiTokens: 'S’ils sont désactivés, les jetons existants ne fonctionnent plus',
    birthdayLeadDays: 'De 0, le jour même, à 60',
    birthdayLeapRule: 'Le jour retenu les années sans 29 février',
    birthdayDigestHour: 'De 0 à 23, dans le fuseau de l’organisme',
  },
  validation: {
    currencyInUse: 'La monnaie ne peut pas changer tant que des ordres sont actifs',
    decimalsInUse:
      'Des ordres actifs portent sur des actions à {decimals} décimales : saisissez {decimals} ou plus',
  },
  sections: {
    organisation: 'Organisme',
    conventions: 'Fuseau horaire et monnaie',
    birthdays: 'Anniversaires',
    orders: 'Ordres',
    programs: 'Accès par des logiciels',
    history: 'Historique',
  },
  intros: {
    organisation: 'Renseignements des courriels et des pages publiques.',
    orders: 'Libellés et cours',
    programs: 'Les jetons d’API permettent à un logiciel d’agir au nom d’une personne.',
    conventions: 'La façon de compter les jours et d’afficher les montants.',
    birthdays:
      'Quand les responsables de la relation reçoivent un rappel. Les listes, les fichiers et les calendriers suivent.',
  },
  choices: {
    birthdayLeapRule: { feb28: '28 février', mar1: '1er mars' },
    apiTokens: {
      everyone: 'Tous les utilisateurs',
      withTwoFactor: 'Utilisateurs avec l’authentification à deux facteurs',
      off: 'Désactivés',
    },
  },
  actions: { save: 'Enregistrer les paramètres' },
  toast: {
    saved: 'Paramètres enregistrés',
  },
  subjects: {
    'Settings General': 'Paramètres généraux, messages et lettres',
  },
}
