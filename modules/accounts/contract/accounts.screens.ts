import { defineScreens } from '#kit/contract/define-screen.ts'

export const accountsScreens = defineScreens({
  login: { path: '/login', unauthenticatedOnly: true },
  register: { path: '/register', unauthenticatedOnly: true },
  forgotPassword: { path: '/forgot-password', unauthenticatedOnly: true },
  resetPassword: { path: '/reset-password', unauthenticatedOnly: true },
  verifyEmail: { path: '/verify-email', public: true },
  verified: { path: '/verified', public: true },
  confirmEmail: { path: '/confirm-email', public: true },
  changePassword: { path: '/password-change', layout: 'blank', subject: 'Settings Security' },
  settingsAccount: {
    path: '/settings/account',
    subject: 'Settings Account',
    navActiveLink: '/settings',
    tab: 10,
  },
  settingsSecurity: {
    path: '/settings/security',
    subject: 'Settings Security',
    navActiveLink: '/settings',
    tab: 20,
  },
})
