import { defineRoutes } from '#kit/web/define-routes.ts'
import { sourcesScreens } from '../contract/sources.screens.ts'

export const routes = defineRoutes(sourcesScreens, {
  settingsSources: () => import('./SourcesScreen.tsx').then((m) => m.SourcesScreen),
})
