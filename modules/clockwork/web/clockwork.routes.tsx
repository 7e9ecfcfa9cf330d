import { defineRoutes } from '#kit/web/define-routes.ts'
import { clockworkScreens } from '../contract/clockwork.screens.ts'

export const routes = defineRoutes(clockworkScreens, {
  settingsClockwork: () => import('./JobsScreen.tsx').then((m) => m.JobsScreen),
  clockworkJob: () => import('./JobScreen.tsx').then((m) => m.JobScreen),
})
