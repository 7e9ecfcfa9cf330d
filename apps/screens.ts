import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
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
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { notificationsScreens } from '#modules/notifications/contract/notifications.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { orphanedScreens } from '#modules/orphaned/contract/orphaned.screens.ts'
import { outboxScreens } from '#modules/outbox/contract/outbox.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { passwordsScreens } from '#modules/passwords/contract/passwords.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import { reportsScreens } from '#modules/reports/contract/reports.screens.ts'
import { rolesScreens } from '#modules/roles/contract/roles.screens.ts'
import { settingsScreens } from '#modules/settings/contract/settings.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { sharePricesScreens } from '#modules/share-prices/contract/share-prices.screens.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { statisticsScreens } from '#modules/statistics/contract/statistics.screens.ts'
import { twoFactorScreens } from '#modules/two-factor/contract/two-factor.screens.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'

/** Every module that has screens, with what it declares; read by router, checks and documents. */
export const screensByModule = {
  accounts: accountsScreens,
  applications: applicationsScreens,
  audit: auditScreens,
  birthdays: birthdaysScreens,
  'custom-fields': customFieldsScreens,
  dashboard: dashboardScreens,
  forms: formsScreens,
  'funding-requests': fundingRequestsScreens,
  holds: holdsScreens,
  imports: importsScreens,
  intake: intakeScreens,
  leads: leadsScreens,
  merges: mergesScreens,
  monitoring: monitoringScreens,
  'notes-and-tasks': notesAndTasksScreens,
  notifications: notificationsScreens,
  orders: ordersScreens,
  orphaned: orphanedScreens,
  outbox: outboxScreens,
  participants: participantsScreens,
  passwords: passwordsScreens,
  payments: paymentsScreens,
  programs: programsScreens,
  registration: registrationScreens,
  reports: reportsScreens,
  roles: rolesScreens,
  settings: settingsScreens,
  'share-prices': sharePricesScreens,
  shareholders: shareholdersScreens,
  snapshots: snapshotsScreens,
  statistics: statisticsScreens,
  'two-factor': twoFactorScreens,
  users: usersScreens,
}

export type ModuleWithScreens = keyof typeof screensByModule
