import type { ScreenLoaders, WebModule } from '#kit/web/define-routes.ts'
import { accountsRoutes } from '#modules/accounts/web/accounts.routes.tsx'
import { applicationsRoutes } from '#modules/applications/web/applications.routes.tsx'
import { dashboardRoutes } from '#modules/dashboard/web/dashboard.routes.tsx'
import { intakeRoutes } from '#modules/intake/web/intake.routes.tsx'
import { outboxRoutes } from '#modules/outbox/web/outbox.routes.tsx'
import { programsRoutes } from '#modules/programs/web/programs.routes.tsx'
import { standingRoutes } from './standing-screens.ts'
import { statisticsRoutes } from '#modules/statistics/web/statistics.routes.tsx'
import { birthdaysRoutes } from '#modules/birthdays/web/birthdays.routes.tsx'
import { loadWordsOf } from './words.ts'
import { screensByModule, type ModuleWithScreens } from '../screens.ts'

interface Shown {
  routes: ScreenLoaders
  /** The modules whose words its screens use beside their own. */
  words?: readonly (ModuleWithScreens | 'employers')[]
}

/** What shows the screens of a module; a screen without a component says so itself. */
const shown: Partial<Record<ModuleWithScreens, Shown>> = {
  accounts: { routes: accountsRoutes },
  applications: { routes: applicationsRoutes, words: ['employers', 'participants'] },
  birthdays: { routes: birthdaysRoutes },
  dashboard: { routes: { ...dashboardRoutes, ...standingRoutes }, words: ['applications'] },
  intake: { routes: intakeRoutes, words: ['applications', 'employers', 'participants'] },
  outbox: { routes: outboxRoutes },
  programs: { routes: programsRoutes },
  statistics: { routes: statisticsRoutes, words: ['orders'] },
}

export const modules: readonly WebModule[] = Object.entries(screensByModule).map(
  ([name, screens]) => {
    const { routes, words = [] } = shown[name as ModuleWithScreens] ?? {}
    return { name, screens, routes, loadWords: () => loadWordsOf(name, words) }
  },
)
