import { defineScreens } from '#kit/contract/define-screen.ts'

export const twoFactorScreens = defineScreens({
  settingsSecurity: {
    path: '/settings/security',
    subject: 'Settings Security',
    navActiveLink: '/settings',
    tab: 20,
    tabGroup: 'ownSettings',
  },
})
