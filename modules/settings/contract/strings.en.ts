export const settingsEn = {
  screens: {
    settings: 'Settings',
    settingsGeneral: 'General settings',
  },
  navigation: {
    settingsGeneral: 'General',
  },
  fields: {
    organisationName: 'Name of the organisation',
    postalAddress: 'Postal address',
    contactEmail: 'Email address for questions',
    timeZone: 'Time zone',
    currency: 'Currency',
    birthdayLeadDays: 'Days ahead',
    birthdayLeapRule: 'Born on 29 February',
    birthdayDigestHour: 'Hour of the letter',
    hchLabel: 'What HCH is called',
    hchHelp: 'What it means',
    shareDecimals: 'Share decimals',
    allowsOwnSharePrices: 'Shareholders may have a share price of their own',
  },
  help: {
    organisationName: 'Stands below every page and every letter',
    timeZone: 'Where a day begins and ends, for intakes and deadlines',
    currency: 'In which amounts are shown; nothing is converted',
    hchLabel: 'The organisation’s own yes or no of an order; left empty, it is HCH',
    hchHelp: 'Stands where it is set and shown',
    shareDecimals: '0 for whole shares only, up to 4 for parts of a share',
    allowsOwnSharePrices:
      'It takes the place of the price list; without it, the list holds for all',
    birthdayLeadDays: 'From 0, the day itself, to 60',
    birthdayLeapRule: 'The day in a year that has no 29 February',
    birthdayDigestHour: 'From 0 to 23, by the clock of the organisation’s time zone',
  },
  validation: {
    currencyInUse: 'The currency cannot change while orders are active',
    decimalsInUse: 'Active orders have shares with {decimals} decimals: enter {decimals} or more',
  },
  sections: {
    organisation: 'Organisation',
    conventions: 'Time and money',
    birthdays: 'Birthdays',
    orders: 'Orders',
    history: 'History',
  },
  intros: {
    organisation: 'What letters and public pages say of you.',
    orders: 'What your people call their own mark of an order, and what shares are valued at.',
    conventions: 'How days are counted and amounts are written.',
    birthdays:
      'When a shareholder’s birthday is kept, and when the relationship manager is told. Lists, files and calendars follow.',
  },
  choices: {
    birthdayLeapRule: { feb28: '28 February', mar1: '1 March' },
  },
  history: {
    edited: 'changed the general settings',
  },
  toast: {
    saved: 'The general settings have been saved.',
  },
  subjects: {
    'Settings General': 'General settings, messages and letters',
  },
} as const
