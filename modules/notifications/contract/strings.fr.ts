import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsEn } from './strings.en.ts'

export const notificationsFr: Translated<typeof notificationsEn> = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'Mes notifications',
    settingsTemplates: 'Courriels et lettres',
  },
  navigation: {
    settingsNotifications: 'Notifications',
    settingsTemplates: 'Courriels',
  },
  preferences: {
    title: 'Courriels facultatifs',
    intro: 'Vous recevez ce qui est coché. Les changements s’appliquent aussitôt.',
    always: 'Vous recevez toujours les courriels sur la sécurité de votre compte.',
    none: 'Aucun courriel facultatif : vous recevez ceux qui portent sur vos demandes et votre compte.',
    saved: 'Choix enregistré',
  },
  kinds: {
    assigned: 'Une demande m’a été attribuée',
    informationReceived: 'Des renseignements ont été reçus pour une de mes demandes',
    messageReceived: 'On m’a écrit au sujet d’une de mes demandes',
    decided: 'Une de mes demandes a été décidée',
    goingBack: 'Des demandes sans responsable seront bientôt renvoyées aux parties',
  },
  subjects: {
    Notifications: 'Ses propres notifications',
    'Settings Notifications': 'Ses propres choix de notification',
  },
}
