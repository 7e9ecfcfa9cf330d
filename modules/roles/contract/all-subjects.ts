import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { accountsSubjects } from '#modules/accounts/contract/accounts.subjects.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { auditSubjects } from '#modules/audit/contract/audit.subjects.ts'
import { birthdaysSubjects } from '#modules/birthdays/contract/birthdays.subjects.ts'
import { customFieldsSubjects } from '#modules/custom-fields/contract/custom-fields.subjects.ts'
import { dashboardSubjects } from '#modules/dashboard/contract/dashboard.subjects.ts'
import { fundingRequestsSubjects } from '#modules/funding-requests/contract/funding-requests.subjects.ts'
import { holdsSubjects } from '#modules/holds/contract/holds.subjects.ts'
import { importsSubjects } from '#modules/imports/contract/imports.subjects.ts'
import { leadsSubjects } from '#modules/leads/contract/leads.subjects.ts'
import { mergesSubjects } from '#modules/merges/contract/merges.subjects.ts'
import { monitoringSubjects } from '#modules/monitoring/contract/monitoring.subjects.ts'
import { notesAndTasksSubjects } from '#modules/notes-and-tasks/contract/notes-and-tasks.subjects.ts'
import { notificationsSubjects } from '#modules/notifications/contract/notifications.subjects.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import { outboxSubjects } from '#modules/outbox/contract/outbox.subjects.ts'
import { orphanedSubjects } from '#modules/orphaned/contract/orphaned.subjects.ts'
import { participantsSubjects } from '#modules/participants/contract/participants.subjects.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { programsSubjects } from '#modules/programs/contract/programs.subjects.ts'
import { reportsSubjects } from '#modules/reports/contract/reports.subjects.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { sharePricesSubjects } from '#modules/share-prices/contract/share-prices.subjects.ts'
import { snapshotsSubjects } from '#modules/snapshots/contract/snapshots.subjects.ts'
import { statisticsSubjects } from '#modules/statistics/contract/statistics.subjects.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { rolesSubjects } from './roles.subjects.ts'

/** Every subject of the product, by the module whose words name it. */
export const subjectsByModule = {
  dashboard: dashboardSubjects.subjects,
  notifications: notificationsSubjects.subjects,
  'notes-and-tasks': notesAndTasksSubjects.subjects,
  applications: applicationsSubjects.subjects,
  participants: participantsSubjects.subjects,
  orphaned: orphanedSubjects.subjects,
  monitoring: monitoringSubjects.subjects,
  'funding-requests': fundingRequestsSubjects.subjects,
  payments: paymentsSubjects.subjects,
  holds: holdsSubjects.subjects,
  programs: programsSubjects.subjects,
  reports: reportsSubjects.subjects,
  shareholders: shareholdersSubjects.subjects,
  merges: mergesSubjects.subjects,
  imports: importsSubjects.subjects,
  orders: ordersSubjects.subjects,
  snapshots: snapshotsSubjects.subjects,
  'share-prices': sharePricesSubjects.subjects,
  outbox: outboxSubjects.subjects,
  leads: leadsSubjects.subjects,
  'custom-fields': customFieldsSubjects.subjects,
  statistics: statisticsSubjects.subjects,
  birthdays: birthdaysSubjects.subjects,
  users: usersSubjects.subjects,
  roles: rolesSubjects.subjects,
  audit: auditSubjects.subjects,
  settings: settingsSubjects.subjects,
  accounts: accountsSubjects.subjects,
} satisfies Record<string, Record<string, SubjectDeclaration>>

/** Every subject of the product. */
export const allSubjects = {
  ...dashboardSubjects.subjects,
  ...notificationsSubjects.subjects,
  ...notesAndTasksSubjects.subjects,
  ...applicationsSubjects.subjects,
  ...participantsSubjects.subjects,
  ...orphanedSubjects.subjects,
  ...monitoringSubjects.subjects,
  ...fundingRequestsSubjects.subjects,
  ...paymentsSubjects.subjects,
  ...holdsSubjects.subjects,
  ...programsSubjects.subjects,
  ...reportsSubjects.subjects,
  ...shareholdersSubjects.subjects,
  ...mergesSubjects.subjects,
  ...importsSubjects.subjects,
  ...ordersSubjects.subjects,
  ...snapshotsSubjects.subjects,
  ...sharePricesSubjects.subjects,
  ...outboxSubjects.subjects,
  ...leadsSubjects.subjects,
  ...customFieldsSubjects.subjects,
  ...statisticsSubjects.subjects,
  ...birthdaysSubjects.subjects,
  ...usersSubjects.subjects,
  ...rolesSubjects.subjects,
  ...auditSubjects.subjects,
  ...settingsSubjects.subjects,
  ...accountsSubjects.subjects,
} satisfies Record<string, SubjectDeclaration>

type Subjects = typeof allSubjects
export type Subject = keyof Subjects
export type ActionOn<S extends Subject> = Subjects[S]['actions'][number]
type KeysOf<S extends Subject, Part extends string> =
  Subjects[S] extends Record<Part, infer Declared> ? keyof Declared & string : never
export type ScopeOf<S extends Subject> = KeysOf<S, 'scopes'>
export type GroupOf<S extends Subject> = KeysOf<S, 'fieldGroups'>
