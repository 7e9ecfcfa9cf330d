import { defineRoutes } from '#kit/web/define-routes.ts'
import { twoFactorScreens } from '../contract/two-factor.screens.ts'

export const routes = defineRoutes(twoFactorScreens, {
  settingsSecurity: () => import('./SecurityScreen.tsx').then((m) => m.SecurityScreen),
})
