import { defineRoutes } from '#kit/web/define-routes.ts'
import { settingsScreens } from '../contract/settings.screens.ts'

export const settingsRoutes = defineRoutes(settingsScreens, {
  settings: () => import('./SettingsScreen.tsx').then((m) => m.SettingsScreen),
  settingsGeneral: () => import('./GeneralSettingsScreen.tsx').then((m) => m.GeneralSettingsScreen),
})
