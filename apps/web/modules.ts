import type { ScreenLoaders, WebModule } from '#kit/web/define-routes.ts'
import { accountsRoutes } from '#modules/accounts/web/accounts.routes.tsx'
import { applicationsRoutes } from '#modules/applications/web/applications.routes.tsx'
import { dashboardRoutes } from '#modules/dashboard/web/dashboard.routes.tsx'
import { intakeRoutes } from '#modules/intake/web/intake.routes.tsx'
import { outboxRoutes } from '#modules/outbox/web/outbox.routes.tsx'
import { programsRoutes } from '#modules/programs/web/programs.routes.tsx'
import { standingRoutes } from './standing-screens.ts'
import { withWords } from './words.tsx'
import { screensByModule, type ModuleWithScreens } from '../screens.ts'

/** What shows the screens of a module; a screen without a component says so itself. */
const routes: Partial<Record<ModuleWithScreens, ScreenLoaders>> = {
  accounts: accountsRoutes,
  applications: applicationsRoutes,
  dashboard: { ...dashboardRoutes, ...standingRoutes },
  intake: withWords('applicants', intakeRoutes),
  outbox: outboxRoutes,
  programs: programsRoutes,
}

export const modules: readonly WebModule[] = Object.entries(screensByModule).map(
  ([name, screens]) => ({ name, screens, routes: routes[name as ModuleWithScreens] }),
)
