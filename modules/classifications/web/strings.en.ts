export const classificationsWebEn = {
  short: { noc: 'NOC 2021', naics: 'NAICS 2022' },
  levels: {
    noc: {
      '1': 'Broad category',
      '2': 'Major group',
      '3': 'Sub-major group',
      '4': 'Minor group',
      '5': 'Unit group',
    },
    naics: {
      '1': 'Sector',
      '2': 'Subsector',
      '3': 'Industry group',
      '4': 'Industry',
      '5': 'Canadian industry',
    },
  },
  list: {
    empty: 'No codes yet',
    emptyHint: 'Load a structure file published by Statistics Canada.',
    shipped: 'Built in',
  },
  loads: {
    finest: {
      noc: '{count, plural, one {# unit group} other {# unit groups}}',
      naics: '{count, plural, one {# Canadian industry} other {# Canadian industries}}',
    },
    of: '{finest} of {count, plural, one {# code} other {# codes}}.',
    loaded: 'Last loaded by {name} on',
    shipped: 'These came with the product.',
    hint: 'To look up every code, load the structure files published by Statistics Canada, one for each language.',
    oneLanguage:
      '{count, plural, one {# code has} other {# codes have}} a title in one language only: load the file of the other language.',
  },
} as const
