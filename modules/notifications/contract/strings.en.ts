export const notificationsEn = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'My notifications',
    settingsTemplates: 'Messages and letters',
  },
  subjects: {
    Notifications: 'Own notifications',
    'Settings Notifications': 'Own notification choices',
  },
} as const
