import type { WebModule } from '#kit/web/define-routes.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { accountsRoutes } from '#modules/accounts/web/accounts.routes.tsx'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { auditScreens } from '#modules/audit/contract/audit.screens.ts'
import { birthdaysScreens } from '#modules/birthdays/contract/birthdays.screens.ts'
import { customFieldsScreens } from '#modules/custom-fields/contract/custom-fields.screens.ts'
import { dashboardScreens } from '#modules/dashboard/contract/dashboard.screens.ts'
import { formsScreens } from '#modules/forms/contract/forms.screens.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { holdsScreens } from '#modules/holds/contract/holds.screens.ts'
import { importsScreens } from '#modules/imports/contract/imports.screens.ts'
import { intakeScreens } from '#modules/intake/contract/intake.screens.ts'
import { leadsScreens } from '#modules/leads/contract/leads.screens.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { notificationsScreens } from '#modules/notifications/contract/notifications.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { orphanedScreens } from '#modules/orphaned/contract/orphaned.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import { programsRoutes } from '#modules/programs/web/programs.routes.tsx'
import { reportsScreens } from '#modules/reports/contract/reports.screens.ts'
import { rolesScreens } from '#modules/roles/contract/roles.screens.ts'
import { settingsScreens } from '#modules/settings/contract/settings.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { statisticsScreens } from '#modules/statistics/contract/statistics.screens.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import { standingRoutes } from './standing-screens.ts'

/** Every module that has screens; a screen without a component says so itself. */
export const modules: readonly WebModule[] = [
  { name: 'accounts', screens: accountsScreens, routes: accountsRoutes },
  { name: 'applications', screens: applicationsScreens },
  { name: 'audit', screens: auditScreens },
  { name: 'birthdays', screens: birthdaysScreens },
  { name: 'custom-fields', screens: customFieldsScreens },
  { name: 'dashboard', screens: dashboardScreens, routes: standingRoutes },
  { name: 'forms', screens: formsScreens },
  { name: 'funding-requests', screens: fundingRequestsScreens },
  { name: 'holds', screens: holdsScreens },
  { name: 'imports', screens: importsScreens },
  { name: 'intake', screens: intakeScreens },
  { name: 'leads', screens: leadsScreens },
  { name: 'monitoring', screens: monitoringScreens },
  { name: 'notes-and-tasks', screens: notesAndTasksScreens },
  { name: 'notifications', screens: notificationsScreens },
  { name: 'orders', screens: ordersScreens },
  { name: 'orphaned', screens: orphanedScreens },
  { name: 'participants', screens: participantsScreens },
  { name: 'payments', screens: paymentsScreens },
  { name: 'programs', screens: programsScreens, routes: programsRoutes },
  { name: 'reports', screens: reportsScreens },
  { name: 'roles', screens: rolesScreens },
  { name: 'settings', screens: settingsScreens },
  { name: 'shareholders', screens: shareholdersScreens },
  { name: 'statistics', screens: statisticsScreens },
  { name: 'users', screens: usersScreens },
]
