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
    assigned: 'Une demande vous est attribuée',
    informationReceived: 'Des renseignements arrivent pour une de vos demandes',
    messageReceived: 'Une partie écrit au sujet d’une de vos demandes',
    decided: 'Une de vos demandes est décidée',
    goingBack: 'Des demandes sans responsable seront bientôt renvoyées aux parties',
  },
  subjects: {
    Notifications: 'Ses propres notifications',
    'Settings Notifications': 'Ses propres choix de notification',
  },
}
