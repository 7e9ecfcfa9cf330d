export const sourcesEn = {
  screens: {
    settingsSources: 'Sources',
  },
  navigation: {
    settingsSources: 'Sources',
  },
  subjects: {
    'Settings Sources': 'Sources',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    isChoosable: 'Can be chosen',
    replacementSourceId: 'Replacement source',
  },
  help: {
    isChoosable: 'A source that can no longer be chosen stays on the records that have it',
  },
  validation: {
    alike: 'Choose another name: “{name}” exists',
    notChoosable: 'Choose a source that can still be chosen',
  },
  reasons: {
    sourceInUse: 'This source is in use: choose the source that replaces it',
    tooManySources: 'There are {most} sources already: delete one first',
  },
} as const
