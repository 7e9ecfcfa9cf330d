import { defineRoutes } from '#kit/web/define-routes.ts'
import { passwordsScreens } from '../contract/passwords.screens.ts'

export const routes = defineRoutes(passwordsScreens, {
  changePassword: () => import('./ChangePasswordScreen.tsx').then((m) => m.ChangePasswordScreen),
})
