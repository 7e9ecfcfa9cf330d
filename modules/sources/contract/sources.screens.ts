import { defineScreens } from '#kit/contract/define-screen.ts'

export const sourcesScreens = defineScreens({
  settingsSources: {
    path: '/settings/sources',
    subject: 'Settings Sources',
    navActiveLink: '/settings',
    tab: 80,
    tabGroup: 'investorSettings',
  },
})
