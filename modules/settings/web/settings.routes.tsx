import { IconSettings } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { settingsScreens } from '../contract/settings.screens.ts'

export const routes = defineRoutes(
  settingsScreens,
  {
    settings: () => import('./SettingsScreen.tsx').then((m) => m.SettingsScreen),
    settingsGeneral: () =>
      import('./GeneralSettingsScreen.tsx').then((m) => m.GeneralSettingsScreen),
  },
  { icons: { settings: IconSettings } },
)
