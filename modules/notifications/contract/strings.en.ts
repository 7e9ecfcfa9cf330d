export const notificationsEn = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'My notifications',
    settingsTemplates: 'Messages and letters',
  },
  navigation: {
    settingsNotifications: 'Notifications',
    settingsTemplates: 'Messages',
  },
  subjects: {
    Notifications: 'Own notifications',
    'Settings Notifications': 'Own notification choices',
  },
} as const
