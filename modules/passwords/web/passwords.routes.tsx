import { defineRoutes } from '#kit/web/define-routes.ts'
import { passwordsScreens } from '../contract/passwords.screens.ts'

export const passwordsRoutes = defineRoutes(passwordsScreens, {
  forgotPassword: () => import('./ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  resetPassword: () => import('./ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  changePassword: () => import('./ChangePasswordScreen.tsx').then((m) => m.ChangePasswordScreen),
})
