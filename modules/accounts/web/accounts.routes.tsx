import { defineRoutes } from '#kit/web/define-routes.ts'
import { accountsScreens } from '../contract/accounts.screens.ts'

export const accountsRoutes = defineRoutes(accountsScreens, {
  login: () => import('./LoginScreen.tsx').then((m) => m.LoginScreen),
})
