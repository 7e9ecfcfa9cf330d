export const settingsEn = {
  screens: {
    settings: 'Settings',
    settingsGeneral: 'General settings',
  },
  navigation: {
    settingsGeneral: 'General',
  },
  subjects: {
    'Settings General': 'General settings, messages and letters',
  },
} as const
