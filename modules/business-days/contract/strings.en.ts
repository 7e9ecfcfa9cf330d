export const businessDaysEn = {
  screens: { settingsBusinessDays: 'Business days' },
  navigation: { settingsBusinessDays: 'Business days' },
  fields: {
    day: 'Day',
    name: 'Reason for closing',
    province: 'Where',
  },
  validation: {
    closedAlready: 'Choose another day: we are already closed on this one',
  },
} as const
