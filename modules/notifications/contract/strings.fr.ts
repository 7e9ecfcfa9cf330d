import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsEn } from './strings.en.ts'

export const notificationsFr: Translated<typeof notificationsEn> = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'Mes notifications',
  },
  navigation: {
    settingsNotifications: 'Notifications',
  },
  notices: {
    shown: 'Notifications à afficher',
    all: 'Toutes',
    unread: 'Non lues',
    isUnread: 'Non lue :',
    readAll: 'Tout marquer comme lu',
    allRead: 'Toutes les notifications sont marquées comme lues',
    more: 'Afficher les plus anciennes',
    seeAll: 'Voir toutes les notifications',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    none: 'Aucune notification',
    noneHint: 'Ce qui arrive à vos dossiers s’affichera ici pendant 180 jours.',
    noneUnread: 'Aucune notification non lue',
    noneUnreadHint: 'Vous avez tout lu.',
  },
  untold: 'Il y a du nouveau au sujet d’un dossier',
  preferences: {
    title: 'Notifications facultatives',
    intro: 'Vous recevez ce qui est coché. Les changements s’appliquent aussitôt.',
    kind: 'Événement',
    inApp: 'Dans le portail',
    byMail: 'Par courriel',
    inAppOf: 'Dans le portail : {kind}',
    byMailOf: 'Par courriel : {kind}',
    mailAlone: 'Courriel seulement',
    always: 'Vous recevez toujours les courriels sur la sécurité de votre compte.',
    none: 'Aucune n’est facultative : vous recevez celles qui portent sur vos demandes et votre compte.',
    saved: 'Choix enregistré',
  },
  kinds: {
    assigned: 'Une demande ou un dossier vous est attribué',
    mentioned: 'Une personne de l’équipe vous mentionne dans une note',
    informationReceived:
      'Des renseignements arrivent pour une de vos demandes, ou ne sont pas reçus',
    messageReceived: 'Une partie écrit au sujet d’une de vos demandes',
    decided: 'Une de vos demandes est décidée, ou son placement se termine avant la fin',
    goingBack: 'Des demandes sans responsable seront bientôt renvoyées aux parties',
    formReceived: 'Un formulaire de formation, ses preuves ou une demande de supplément arrivent',
    formOverdue: 'Un formulaire de suivi n’est pas reçu',
    held: 'Une suspension touche une de vos demandes, est modifiée ou prend fin',
    stepDue: 'Une étape pour une personne sans employeur arrive à échéance',
  },
  subjects: {
    Notifications: 'Ses propres notifications',
    'Settings Notifications': 'Ses propres choix de notification',
  },
}
