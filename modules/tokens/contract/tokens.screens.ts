import { defineScreens } from '#kit/contract/define-screen.ts'

export const tokensScreens = defineScreens({
  settingsTokens: {
    path: '/settings/tokens',
    subject: 'Settings Account',
    navActiveLink: '/settings',
    tab: 25,
    tabGroup: 'ownSettings',
  },
})
