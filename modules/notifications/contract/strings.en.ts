export const notificationsEn = {
  screens: {
    notifications: 'Notifications',
    settingsNotifications: 'My notifications',
    settingsTemplates: 'Emails and letters',
  },
  navigation: {
    settingsNotifications: 'Notifications',
    settingsTemplates: 'Emails',
  },
  preferences: {
    title: 'Optional emails',
    intro: 'You receive what is ticked. Changes apply immediately.',
    always: 'You always receive emails about the security of your account.',
    none: 'No optional emails: you receive those about your applications and your account.',
    saved: 'Choice saved',
  },
  kinds: {
    assigned: 'An application is assigned to you',
    informationReceived: 'Information arrives for one of your applications',
    messageReceived: 'An applicant writes about one of your applications',
    decided: 'One of your applications is decided',
    goingBack: 'Unassigned applications will soon be returned to the applicants',
  },
  subjects: {
    Notifications: 'Own notifications',
    'Settings Notifications': 'Own notification choices',
  },
} as const
