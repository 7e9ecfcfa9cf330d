import type { ScreenLoaders, WebModule } from '#kit/web/define-routes.ts'
import { accountsRoutes } from '#modules/accounts/web/accounts.routes.tsx'
import { intakeRoutes } from '#modules/intake/web/intake.routes.tsx'
import { standingRoutes } from './standing-screens.ts'
import { loadWordsOf } from './words.ts'
import { screensByModule, type ModuleWithScreens } from '../screens.ts'

interface Shown {
  routes: ScreenLoaders
  /** The modules whose words its screens use beside their own. */
  words?: readonly (ModuleWithScreens | 'employers')[]
}

/** What shows the screens of a module; a screen without a component says so itself. */
export type ShownModules = Partial<Record<ModuleWithScreens, Shown>>

/** What people meet before they sign in; everything else is in `staff-modules.ts`. */
const forEverybody: ShownModules = {
  accounts: { routes: accountsRoutes },
  dashboard: { routes: standingRoutes },
  intake: { routes: intakeRoutes, words: ['applications', 'employers', 'participants'] },
}

/** Every screen is known to everybody, for the guard; what shows it comes with signing in. */
export const modulesWith = (forStaff: ShownModules): readonly WebModule[] =>
  Object.entries(screensByModule).map(([name, screens]) => {
    const { routes, words = [] } = { ...forEverybody, ...forStaff }[name as ModuleWithScreens] ?? {}
    return { name, screens, routes, loadWords: () => loadWordsOf(name, words) }
  })
