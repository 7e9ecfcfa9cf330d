import { defineScreens } from '#kit/contract/define-screen.ts'

export const holdsScreens = defineScreens({
  holds: {
    path: '/holds',
    subject: 'Holds',
    navigation: { section: 'funding', order: 70 },
  },
  hold: { path: '/holds/{id}', subject: 'Holds', navActiveLink: '/holds' },
})
