import { defineScreens } from '#kit/contract/define-screen.ts'

export const passwordsScreens = defineScreens({
  forgotPassword: { path: '/forgot-password', unauthenticatedOnly: true },
  resetPassword: { path: '/reset-password', unauthenticatedOnly: true },
  changePassword: { path: '/password-change', layout: 'blank', subject: 'Settings Security' },
})
