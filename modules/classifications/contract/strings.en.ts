export const classificationsEn = {
  screens: {
    settingsClassifications: 'Classifications',
  },
  navigation: {
    settingsClassifications: 'Classifications',
  },
  subjects: {
    'Settings Classifications': 'Classifications (NOC, NAICS)',
  },
  fields: {
    scheme: 'Classification',
    code: 'Code',
    level: 'Level',
    title: 'Title',
    titleEn: 'English title',
    titleFr: 'French title',
    parent: 'Group above',
    loadedAt: 'Loaded',
    loadedBy: 'Loaded by',
  },
  choices: {
    scheme: { noc: 'Occupations (NOC 2021)', naics: 'Industries (NAICS 2022)' },
    level: {
      '1': '1, broad category or sector',
      '2': '2, major group or subsector',
      '3': '3, sub-major group or industry group',
      '4': '4, minor group or industry',
      '5': '5, unit group or Canadian industry',
    },
  },
  validation: {
    nocCode: 'Enter one to five digits, as published',
    naicsCode: 'Enter two to six digits, or a range of sectors such as 31-33',
    codeLevel: 'Enter the level that fits the code: {level}',
    noTitle: 'Enter a title in at least one language',
    codeTaken: 'This code is already in the list',
  },
} as const
