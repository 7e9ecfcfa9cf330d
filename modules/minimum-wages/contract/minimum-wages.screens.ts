import { defineScreens } from '#kit/contract/define-screen.ts'

export const minimumWagesScreens = defineScreens({
  settingsMinimumWages: {
    path: '/settings/minimum-wages',
    subject: 'Settings General',
    navActiveLink: '/settings',
    tab: 45,
    tabGroup: 'fundingSettings',
  },
})
