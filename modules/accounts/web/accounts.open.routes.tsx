import { defineRoutes } from '#kit/web/define-routes.ts'
import { accountsScreens } from '../contract/accounts.screens.ts'

export const routes = defineRoutes(accountsScreens, {
  confirmEmail: () => import('./ConfirmEmailScreen.tsx').then((m) => m.ConfirmEmailScreen),
  login: () => import('./LoginScreen.tsx').then((m) => m.LoginScreen),
})
