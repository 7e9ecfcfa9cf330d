export const customFieldsEn = {
  screens: {
    settingsCustomFields: 'Custom fields',
  },
  navigation: {
    settingsCustomFields: 'Custom fields',
  },
  subjects: {
    'Settings Custom Fields': 'Custom fields',
  },
} as const
