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
    birthdayLeadDays: 'Days before a birthday',
    hchLabel: 'What HCH is called',
    hchHelp: 'What it means',
    allowsOwnSharePrices: 'Shareholders may have a share price of their own',
  },
  help: {
    organisationName: 'Stands below every page and every letter',
    timeZone: 'Where a day begins and ends, for intakes and deadlines',
    currency: 'In which amounts are shown; nothing is converted',
    hchLabel: 'The organisation’s own yes or no of an order; left empty, it is HCH',
    hchHelp: 'Stands where it is set and shown',
    allowsOwnSharePrices:
      'It takes the place of the price list; without it, the list holds for all',
    birthdayLeadDays: 'So many days ahead we remind of it, 0 on the day itself',
  },
  sections: {
    organisation: 'Organisation',
    conventions: 'Time and money',
    orders: 'Orders',
    history: 'History',
  },
  intros: {
    organisation: 'What letters and public pages say of you.',
    orders: 'What your people call their own mark of an order, and what shares are valued at.',
    conventions: 'How days are counted and amounts are written.',
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
