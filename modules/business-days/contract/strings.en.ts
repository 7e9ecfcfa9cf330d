export const businessDaysEn = {
  screens: { settingsBusinessDays: 'Business days' },
  navigation: { settingsBusinessDays: 'Business days' },
  fields: {
    day: 'Day',
    name: 'Why we are closed',
    province: 'Where',
  },
  validation: {
    closedAlready: 'We are closed on this day already',
  },
} as const
