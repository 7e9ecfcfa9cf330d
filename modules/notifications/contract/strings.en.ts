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
  preferences: {
    title: 'Letters that you may do without',
    intro: 'Everything that is ticked comes by email. Changes hold at once.',
    always: 'Letters about the security of your account always come.',
    none: 'There is nothing here to choose: you get the letters about your own applications and your account.',
    saved: 'Your choice has been saved.',
  },
  kinds: {
    assigned: 'An application was assigned to me',
    informationReceived: 'Information that was asked for has arrived for an application of mine',
    decided: 'An application of mine was decided',
    goingBack: 'Unassigned applications will soon go back to the applicants',
  },
  subjects: {
    Notifications: 'Own notifications',
    'Settings Notifications': 'Own notification choices',
  },
} as const
