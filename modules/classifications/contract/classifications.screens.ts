import { defineScreens } from '#kit/contract/define-screen.ts'

export const classificationsScreens = defineScreens({
  settingsClassifications: {
    path: '/settings/classifications',
    subject: 'Settings Classifications',
    navActiveLink: '/settings',
    tab: 47,
    tabGroup: 'fundingSettings',
  },
})
