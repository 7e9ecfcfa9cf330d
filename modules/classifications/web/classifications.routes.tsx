import { defineRoutes } from '#kit/web/define-routes.ts'
import { classificationsScreens } from '../contract/classifications.screens.ts'

export const routes = defineRoutes(
  classificationsScreens,
  {
    settingsClassifications: () =>
      import('./ClassificationsScreen.tsx').then((m) => m.ClassificationsScreen),
  },
  { words: ['imports', 'imports/web/strings'] },
)
