import { defineScreens } from '#kit/contract/define-screen.ts'

export const birthdaysScreens = defineScreens({
  birthdays: {
    path: '/birthdays',
    subject: 'Birthdays',
    navigation: { section: 'investors', order: 60 },
  },
})
