import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsEn } from './strings.en.ts'

export const notificationsFr: Translated<typeof notificationsEn> = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'Mes notifications',
    settingsTemplates: 'Messages et lettres',
  },
  navigation: {
    settingsNotifications: 'Notifications',
    settingsTemplates: 'Messages',
  },
  preferences: {
    title: 'Lettres dont vous pouvez vous passer',
    intro: 'Tout ce qui est coché vous parvient par courriel. Vos choix valent aussitôt.',
    always: 'Les lettres concernant la sécurité de votre compte vous parviennent toujours.',
    none: 'Il n’y a rien à choisir ici : vous recevez les lettres au sujet de vos propres demandes et de votre compte.',
    saved: 'Votre choix a été enregistré.',
  },
  kinds: {
    assigned: 'Une demande m’a été attribuée',
    informationReceived: 'Des renseignements demandés sont arrivés pour une de mes demandes',
    decided: 'Une décision a été prise au sujet d’une de mes demandes',
    goingBack: 'Des demandes sans responsable seront bientôt renvoyées aux parties',
  },
  subjects: {
    Notifications: 'Ses propres notifications',
    'Settings Notifications': 'Ses propres choix de notification',
  },
}
