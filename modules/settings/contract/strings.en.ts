export const settingsEn = {
  screens: {
    settings: 'Settings',
    settingsGeneral: 'General settings',
  },
  navigation: {
    settingsGeneral: 'General',
  },
  fields: {
    organisationName: 'Organization name',
    postalAddress: 'Postal address',
    contactEmail: 'Contact email',
    timeZone: 'Time zone',
    currency: 'Currency',
    birthdayLeadDays: 'Days before birthday',
    birthdayLeapRule: 'Born on February 29',
    birthdayDigestHour: 'Reminder time',
    hchLabel: 'Label of the HCH field',
    hchHelp: 'Explanation of the HCH field',
    shareDecimals: 'Share decimals',
    allowsOwnSharePrices: 'Shareholders can have a custom share price',
  },
  help: {
    organisationName: 'Shown below every page and email',
    timeZone: 'Sets when days begin and end, for application periods and due dates',
    currency: 'Amounts are shown in it; nothing is converted',
    hchLabel: 'A yes-or-no field of each order; without a label, it is called HCH',
    hchHelp: 'Shown beside this field',
    shareDecimals: '0 for whole shares only, up to 4 for parts of a share',
    allowsOwnSharePrices: 'It replaces the price list; otherwise, the list applies to all',
    birthdayLeadDays: 'From 0, the day itself, to 60',
    birthdayLeapRule: 'The day used in years without February 29',
    birthdayDigestHour: 'From 0 to 23, in the organization’s time zone',
  },
  validation: {
    currencyInUse: 'The currency cannot change while orders are active',
    decimalsInUse: 'Active orders have shares with {decimals} decimals: enter {decimals} or more',
  },
  sections: {
    organisation: 'Organization',
    conventions: 'Time zone and currency',
    birthdays: 'Birthdays',
    orders: 'Orders',
    history: 'History',
  },
  intros: {
    organisation: 'Shown in emails and on public pages.',
    orders: 'Order labels and share prices',
    conventions: 'How days are counted and amounts are shown.',
    birthdays: 'When relationship managers are reminded. Lists, files and calendars follow.',
  },
  choices: {
    birthdayLeapRule: { feb28: 'February 28', mar1: 'March 1' },
  },
  actions: { save: 'Save settings' },
  toast: {
    saved: 'Settings saved',
  },
  subjects: {
    'Settings General': 'General settings, messages and letters',
  },
} as const
