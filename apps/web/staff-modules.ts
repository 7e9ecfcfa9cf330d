import { applicationsRoutes } from '#modules/applications/web/applications.routes.tsx'
import { dashboardRoutes } from '#modules/dashboard/web/dashboard.routes.tsx'
import { importsRoutes } from '#modules/imports/web/imports.routes.tsx'
import { mergesRoutes } from '#modules/merges/web/merges.routes.tsx'
import { ordersRoutes } from '#modules/orders/web/orders.routes.tsx'
import { notesAndTasksRoutes } from '#modules/notes-and-tasks/web/notes-and-tasks.routes.tsx'
import { notificationsRoutes } from '#modules/notifications/web/notifications.routes.tsx'
import { outboxRoutes } from '#modules/outbox/web/outbox.routes.tsx'
import { programsRoutes } from '#modules/programs/web/programs.routes.tsx'
import { rolesRoutes } from '#modules/roles/web/roles.routes.tsx'
import { settingsRoutes } from '#modules/settings/web/settings.routes.tsx'
import { twoFactorRoutes } from '#modules/two-factor/web/two-factor.routes.tsx'
import { shareholdersRoutes } from '#modules/shareholders/web/shareholders.routes.tsx'
import { sharePricesRoutes } from '#modules/share-prices/web/share-prices.routes.tsx'
import { snapshotsRoutes } from '#modules/snapshots/web/snapshots.routes.tsx'
import { usersRoutes } from '#modules/users/web/users.routes.tsx'
import { birthdaysRoutes } from '#modules/birthdays/web/birthdays.routes.tsx'
import { statisticsRoutes } from '#modules/statistics/web/statistics.routes.tsx'
import { lazy } from 'react'
import { listViews } from '#kit/web/list/list-views.ts'
import { recordParts } from '#kit/web/record/record-parts.ts'
import type { ShownModules } from './modules.ts'
import { standingRoutes } from './standing-screens.ts'

/** What people meet once they have signed in; visitors' phones do not load it. */
export const forStaff: ShownModules = {
  applications: { routes: applicationsRoutes, words: ['employers', 'participants'] },
  birthdays: { routes: birthdaysRoutes },
  dashboard: { routes: { ...dashboardRoutes, ...standingRoutes }, words: ['applications'] },
  imports: { routes: importsRoutes },
  merges: { routes: mergesRoutes, words: ['orders', 'shareholders'] },
  orders: { routes: ordersRoutes },
  'notes-and-tasks': { routes: notesAndTasksRoutes },
  notifications: { routes: notificationsRoutes },
  outbox: { routes: outboxRoutes },
  programs: { routes: programsRoutes },
  roles: {
    routes: rolesRoutes,
    words: [
      'accounts',
      'applications',
      'audit',
      'birthdays',
      'custom-fields',
      'dashboard',
      'funding-requests',
      'holds',
      'imports',
      'leads',
      'merges',
      'monitoring',
      'notes-and-tasks',
      'notifications',
      'orders',
      'orphaned',
      'outbox',
      'participants',
      'payments',
      'programs',
      'reports',
      'settings',
      'share-prices',
      'shareholders',
      'snapshots',
      'statistics',
      'users',
    ],
  },
  settings: { routes: settingsRoutes },
  shareholders: { routes: shareholdersRoutes, words: ['merges', 'orders'] },
  statistics: { routes: statisticsRoutes, words: ['orders'] },
  'two-factor': { routes: twoFactorRoutes },
  'share-prices': { routes: sharePricesRoutes },
  snapshots: { routes: snapshotsRoutes, words: ['orders'] },
  users: { routes: usersRoutes, words: ['employers'] },
}

listViews.open = async (asked) =>
  (await import('#modules/saved-views/web/open-view.ts')).openView(asked)
listViews.Menu = lazy(() => import('./list-views.ts').then((m) => m.loadViewsMenu()))
recordParts.load = async () => (await import('./record-parts.ts')).loadRecordParts()

/** The files of words that `words.ts` does not know already. */
export const staffWords = import.meta.glob<object>(
  [
    '../../modules/*/{contract,web}/*strings.*.ts',
    '!../../modules/{accounts,applications,dashboard,employers,forms,funding-requests,intake,monitoring,participants,passwords,registration}/**',
  ],
  { import: 'words', query: '?rest' },
)
