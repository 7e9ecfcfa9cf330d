import { defineRoutes } from '#kit/web/define-routes.ts'
import { passwordsScreens } from '../contract/passwords.screens.ts'

export const routes = defineRoutes(passwordsScreens, {
  forgotPassword: () => import('./ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  resetPassword: () => import('./ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
})
