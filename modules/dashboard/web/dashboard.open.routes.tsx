import { defineRoutes } from '#kit/web/define-routes.ts'
import { dashboardScreens } from '../contract/dashboard.screens.ts'

/** Screens that say what the kit says in every portal. */
export const routes = defineRoutes(dashboardScreens, {
  notAuthorized: () => import('#kit/web/screens/DeadEnds.tsx').then((m) => m.NotAuthorizedScreen),
  error: () => import('#kit/web/screens/DeadEnds.tsx').then((m) => m.ErrorScreen),
})
