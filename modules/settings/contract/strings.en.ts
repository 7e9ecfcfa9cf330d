export const settingsEn = {
  screens: {
    settings: 'Settings',
    settingsGeneral: 'General settings',
  },
  subjects: {
    'Settings General': 'General settings, messages and letters',
  },
} as const
