/** Made by `npm run check -- --write`: the subjects of every module that declares some. */
import { accountsSubjects } from '#modules/accounts/contract/accounts.subjects.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { auditSubjects } from '#modules/audit/contract/audit.subjects.ts'
import { birthdaysSubjects } from '#modules/birthdays/contract/birthdays.subjects.ts'
import { changeRequestsSubjects } from '#modules/change-requests/contract/change-requests.subjects.ts'
import { classificationsSubjects } from '#modules/classifications/contract/classifications.subjects.ts'
import { clockworkSubjects } from '#modules/clockwork/contract/clockwork.subjects.ts'
import { customFieldsSubjects } from '#modules/custom-fields/contract/custom-fields.subjects.ts'
import { dashboardSubjects } from '#modules/dashboard/contract/dashboard.subjects.ts'
import { employersSubjects } from '#modules/employers/contract/employers.subjects.ts'
import { fundingRequestsSubjects } from '#modules/funding-requests/contract/funding-requests.subjects.ts'
import { holdsSubjects } from '#modules/holds/contract/holds.subjects.ts'
import { importsSubjects } from '#modules/imports/contract/imports.subjects.ts'
import { leadsSubjects } from '#modules/leads/contract/leads.subjects.ts'
import { mergesSubjects } from '#modules/merges/contract/merges.subjects.ts'
import { monitoringSubjects } from '#modules/monitoring/contract/monitoring.subjects.ts'
import { notesAndTasksSubjects } from '#modules/notes-and-tasks/contract/notes-and-tasks.subjects.ts'
import { notificationsSubjects } from '#modules/notifications/contract/notifications.subjects.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import { orphanedSubjects } from '#modules/orphaned/contract/orphaned.subjects.ts'
import { outboxSubjects } from '#modules/outbox/contract/outbox.subjects.ts'
import { participantsSubjects } from '#modules/participants/contract/participants.subjects.ts'
import { paymentBatchesSubjects } from '#modules/payment-batches/contract/payment-batches.subjects.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { privacySubjects } from '#modules/privacy/contract/privacy.subjects.ts'
import { programsSubjects } from '#modules/programs/contract/programs.subjects.ts'
import { reportsSubjects } from '#modules/reports/contract/reports.subjects.ts'
import { rolesSubjects } from '#modules/roles/contract/roles.subjects.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { sharePricesSubjects } from '#modules/share-prices/contract/share-prices.subjects.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { snapshotsSubjects } from '#modules/snapshots/contract/snapshots.subjects.ts'
import { sourcesSubjects } from '#modules/sources/contract/sources.subjects.ts'
import { statisticsSubjects } from '#modules/statistics/contract/statistics.subjects.ts'
import { supplementsSubjects } from '#modules/supplements/contract/supplements.subjects.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { webhooksSubjects } from '#modules/webhooks/contract/webhooks.subjects.ts'

export const subjectsByModule = {
  accounts: accountsSubjects.subjects,
  applications: applicationsSubjects.subjects,
  audit: auditSubjects.subjects,
  birthdays: birthdaysSubjects.subjects,
  'change-requests': changeRequestsSubjects.subjects,
  classifications: classificationsSubjects.subjects,
  clockwork: clockworkSubjects.subjects,
  'custom-fields': customFieldsSubjects.subjects,
  dashboard: dashboardSubjects.subjects,
  employers: employersSubjects.subjects,
  'funding-requests': fundingRequestsSubjects.subjects,
  holds: holdsSubjects.subjects,
  imports: importsSubjects.subjects,
  leads: leadsSubjects.subjects,
  merges: mergesSubjects.subjects,
  monitoring: monitoringSubjects.subjects,
  'notes-and-tasks': notesAndTasksSubjects.subjects,
  notifications: notificationsSubjects.subjects,
  orders: ordersSubjects.subjects,
  orphaned: orphanedSubjects.subjects,
  outbox: outboxSubjects.subjects,
  participants: participantsSubjects.subjects,
  'payment-batches': paymentBatchesSubjects.subjects,
  payments: paymentsSubjects.subjects,
  privacy: privacySubjects.subjects,
  programs: programsSubjects.subjects,
  reports: reportsSubjects.subjects,
  roles: rolesSubjects.subjects,
  settings: settingsSubjects.subjects,
  'share-prices': sharePricesSubjects.subjects,
  shareholders: shareholdersSubjects.subjects,
  snapshots: snapshotsSubjects.subjects,
  sources: sourcesSubjects.subjects,
  statistics: statisticsSubjects.subjects,
  supplements: supplementsSubjects.subjects,
  users: usersSubjects.subjects,
  webhooks: webhooksSubjects.subjects,
}
