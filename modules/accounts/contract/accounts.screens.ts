import { defineScreens } from '#kit/contract/define-screen.ts'

export const accountsScreens = defineScreens({
  login: { path: '/login', unauthenticatedOnly: true },
  confirmEmail: { path: '/confirm-email', public: true },
  settingsAccount: {
    path: '/settings/account',
    subject: 'Settings Account',
    navActiveLink: '/settings',
    tab: 10,
    tabGroup: 'ownSettings',
  },
})
