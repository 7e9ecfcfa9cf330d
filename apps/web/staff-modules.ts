import { applicationsRoutes } from '#modules/applications/web/applications.routes.tsx'
import { dashboardRoutes } from '#modules/dashboard/web/dashboard.routes.tsx'
import { outboxRoutes } from '#modules/outbox/web/outbox.routes.tsx'
import { programsRoutes } from '#modules/programs/web/programs.routes.tsx'
import { settingsRoutes } from '#modules/settings/web/settings.routes.tsx'
import { usersRoutes } from '#modules/users/web/users.routes.tsx'
import type { ShownModules } from './modules.ts'
import { standingRoutes } from './standing-screens.ts'

/** What people meet once they have signed in; visitors' phones do not load it. */
export const forStaff: ShownModules = {
  applications: { routes: applicationsRoutes, words: ['employers', 'participants'] },
  dashboard: { routes: { ...dashboardRoutes, ...standingRoutes }, words: ['applications'] },
  outbox: { routes: outboxRoutes },
  programs: { routes: programsRoutes },
  settings: { routes: settingsRoutes },
  users: { routes: usersRoutes, words: ['employers'] },
}

/** The files of words that `words.ts` does not know already. */
export const staffWords = import.meta.glob<object>(
  [
    '../../modules/*/{contract,web}/*strings.*.ts',
    '!../../modules/{accounts,applications,dashboard,employers,forms,funding-requests,intake,monitoring,participants}/**',
  ],
  { import: 'words' },
)
