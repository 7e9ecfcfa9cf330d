import type { Translated } from '#kit/contract/strings.ts'
import type { tokensEn } from './strings.en.ts'

export const tokensFr: Translated<typeof tokensEn> = {
  screens: {
    settingsTokens: 'Mes jetons d’API',
  },
  navigation: {
    settingsTokens: 'Jetons d’API',
  },
  fields: {
    name: 'Nom',
    scopes: 'Ce que le jeton permet',
    expiresOn: 'Dernier jour',
    lastFour: 'Derniers caractères',
    madeAt: 'Créé le',
    lastUsedAt: 'Dernière utilisation',
    lastUsedAddress: 'Adresse réseau',
    revokedAt: 'Révoqué le',
  },
  help: {
    name: 'Ce qui l’utilise, par exemple « Paie ». L’historique affiche ce nom.',
    expiresOn: 'Au plus un an à partir d’aujourd’hui',
  },
  reach: {
    applications: 'Demandes',
    participants: 'Participants',
    employers: 'Employeurs',
    programs: 'Programmes',
    monitoring: 'Formulaires de suivi',
    requests: 'Demandes de formation de courte durée',
    payments: 'Paiements, suspensions et suppléments',
    reports: 'Rapports et tableau de bord',
    shareholders: 'Actionnaires',
    orders: 'Ordres',
    leads: 'Prospects',
    statistics: 'Statistiques et anniversaires',
    tasks: 'Tâches',
    users: 'Utilisateurs',
    settings: 'Paramètres de l’organisme',
    audit: 'Journal d’audit',
  },
  levels: {
    none: 'Aucun accès',
    read: 'Lire',
    write: 'Lire et modifier',
  },
  states: {
    active: 'Fonctionne',
    expired: 'Expiré',
    revoked: 'Révoqué',
  },
  validation: {
    tokenDayOver: 'Choisissez aujourd’hui ou un jour à venir',
    tokenDayTooFar: 'Choisissez un jour d’ici un an',
  },
  reasons: {
    tokenUnknown: 'Ce jeton d’API n’existe pas. Vérifiez qu’il a été copié en entier.',
    tokenExpired: 'Ce jeton d’API a expiré',
    tokenRevoked: 'Ce jeton d’API a été révoqué',
    tokenOutlived:
      'Le mot de passe a été changé après la création de ce jeton d’API. Créez un nouveau jeton.',
    tokenOwnerAway: 'Le compte de ce jeton d’API n’est pas actif',
    tokensOff: 'Les jetons d’API sont désactivés dans cet organisme',
    twoFactorNeeded:
      'Configurez d’abord l’authentification à deux facteurs : votre organisme l’exige',
    tooManyTokens: 'Révoquez d’abord un jeton : vous en avez 20 qui fonctionnent',
    notForTokens: 'Les jetons d’API ne servent pas ici. Ouvrez une session.',
    beyondScopes: 'Ce jeton d’API ne comprend pas {scope}',
    noTokens: 'Cet utilisateur n’a aucun jeton d’API qui fonctionne',
  },
  mail: {
    made: {
      subject: 'Un nouveau jeton d’API a été créé : {token}',
      body: 'Bonjour {name},\n\nLe jeton d’API « {token} » a été créé dans votre compte. Un logiciel peut s’en servir pour agir en votre nom jusqu’à cette date : {day}.\n\nSi ce n’était pas vous, révoquez-le, changez votre mot de passe et avertissez l’administration.',
      button: 'Vérifier les jetons d’API',
    },
    expiring: {
      subject: 'Un jeton d’API va bientôt expirer : {token}',
      body: 'Bonjour {name},\n\nLe jeton d’API « {token} » fonctionne jusqu’à cette date : {day}. Ensuite, les logiciels qui l’utilisent sont refusés. Créez un nouveau jeton et remplacez-le.',
      button: 'Vérifier les jetons d’API',
    },
  },
}
