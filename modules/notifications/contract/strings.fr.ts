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
  subjects: {
    Notifications: 'Ses propres notifications',
    'Settings Notifications': 'Ses propres choix de notification',
  },
}
