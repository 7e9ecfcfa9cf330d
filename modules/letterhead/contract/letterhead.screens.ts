import { defineScreens } from '#kit/contract/define-screen.ts'

export const letterheadScreens = defineScreens({
  settingsLetterhead: {
    path: '/settings/letterhead',
    subject: 'Settings General',
    navActiveLink: '/settings',
    tab: 50,
    tabGroup: 'organisationSettings',
  },
})
