import { defineRoutes } from '#kit/web/define-routes.ts'
import { minimumWagesScreens } from '../contract/minimum-wages.screens.ts'

export const routes = defineRoutes(minimumWagesScreens, {
  settingsMinimumWages: () => import('./MinimumWagesScreen.tsx').then((m) => m.MinimumWagesScreen),
})
