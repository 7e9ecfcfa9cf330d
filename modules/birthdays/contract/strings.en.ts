export const birthdaysEn = {
  screens: {
    birthdays: 'Birthdays',
  },
  subjects: {
    Birthdays: 'Birthdays',
  },
} as const
