import { accountsLetters } from '#modules/accounts/contract/accounts.letters.ts'
import { applicationsLetters } from '#modules/applications/contract/applications.letters.ts'
import { birthdaysLetters } from '#modules/birthdays/contract/birthdays.letters.ts'
import { intakeLetters } from '#modules/intake/contract/intake.letters.ts'
import { tasksLetters } from '#modules/notes-and-tasks/contract/tasks.letters.ts'
import { passwordsLetters } from '#modules/passwords/contract/passwords.letters.ts'
import { registrationLetters } from '#modules/registration/contract/registration.letters.ts'
import { twoFactorLetters } from '#modules/two-factor/contract/two-factor.letters.ts'
import { usersLetters } from '#modules/users/contract/users.letters.ts'
import { forgetImportFiles } from '#modules/imports/server/forget-import-files.ts'
import { importsHandlers } from '#modules/imports/server/imports.handlers.ts'
import { workOnImports } from '#modules/imports/server/work-on-imports.ts'
import { sealAudit } from '#kit/server/seal-audit.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { accountsHandlers } from '#modules/accounts/server/accounts.handlers.ts'
import { forgetDevices } from '#modules/accounts/server/known-devices.ts'
import { profileHandlers } from '#modules/accounts/server/profile.handlers.ts'
import { applicationsHandlers } from '#modules/applications/server/applications.handlers.ts'
import { assignedApplications } from '#modules/applications/server/open-work.ts'
import { dashboardHandlers } from '#modules/dashboard/server/dashboard.handlers.ts'
import { investorsHandlers } from '#modules/dashboard/server/investors.handlers.ts'
import { birthdaysHandlers } from '#modules/birthdays/server/birthdays.handlers.ts'
import { remindOfBirthdays } from '#modules/birthdays/server/remind-of-birthdays.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { forgetDrafts } from '#modules/intake/server/forget-drafts.ts'
import { employersHandlers } from '#modules/employers/server/employers.handlers.ts'
import { intakeHandlers } from '#modules/intake/server/intake.handlers.ts'
import { orderImport } from '#modules/orders/server/order.import.ts'
import { ordersHandlers } from '#modules/orders/server/orders.handlers.ts'
import { sharePricesHandlers } from '#modules/share-prices/server/share-prices.handlers.ts'
import { emptyTrash } from '#modules/notes-and-tasks/server/empty-trash.ts'
import { notesAndTasksHandlers } from '#modules/notes-and-tasks/server/notes-and-tasks.handlers.ts'
import { openTasks } from '#modules/notes-and-tasks/server/open-tasks.ts'
import { remindOfTasks } from '#modules/notes-and-tasks/server/remind-of-tasks.ts'
import { assignedOrders } from '#modules/orders/server/open-work.ts'
import { draftsHandlers } from '#modules/drafts/server/drafts.handlers.ts'
import { ordersBulkHandlers } from '#modules/orders/server/orders-bulk.handlers.ts'
import { foldMonthSums } from '#modules/orders/server/fold-month-sums.ts'
import { purgeDrafts } from '#modules/orders/server/purge-drafts.ts'
import { purgeSnapshots } from '#modules/orders/server/purge-snapshots.ts'
import { snapshotsHandlers } from '#modules/snapshots/server/snapshots.handlers.ts'
import { forgetMerges } from '#modules/merges/server/forget-merges.ts'
import { mergesHandlers } from '#modules/merges/server/merges.handlers.ts'
import { notificationsHandlers } from '#modules/notifications/server/notifications.handlers.ts'
import { outboxHandlers } from '#modules/outbox/server/outbox.handlers.ts'
import { passwordsHandlers } from '#modules/passwords/server/passwords.handlers.ts'
import { programsHandlers } from '#modules/programs/server/programs.handlers.ts'
import { forgetRegistrations } from '#modules/registration/server/forget-registrations.ts'
import { registrationHandlers } from '#modules/registration/server/registration.handlers.ts'
import { passkeysHandlers } from '#modules/passkeys/server/passkeys.handlers.ts'
import { singleSignOnHandlers } from '#modules/single-sign-on/server/single-sign-on.handlers.ts'
import { twoFactorHandlers } from '#modules/two-factor/server/two-factor.handlers.ts'
import { assignedShareholders } from '#modules/shareholders/server/open-work.ts'
import { shareholderParent } from '#modules/shareholders/server/shareholder-parent.ts'
import { forgetViews } from '#modules/saved-views/server/keep-view.ts'
import { savedViewsHandlers } from '#modules/saved-views/server/saved-views.handlers.ts'
import { shareholderImport } from '#modules/shareholders/server/shareholder.import.ts'
import { hashIbans } from '#modules/shareholders/server/hash-ibans.ts'
import { shareholdersHandlers } from '#modules/shareholders/server/shareholders.handlers.ts'
import { rolesHandlers } from '#modules/roles/server/roles.handlers.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { settingsHandlers } from '#modules/settings/server/settings.handlers.ts'
import { usersHandlers } from '#modules/users/server/users.handlers.ts'
import { statisticsHandlers } from '#modules/statistics/server/statistics.handlers.ts'

/** The kinds of record that notes, tasks and files hang on. */
export const desk = { parents: [shareholderParent], subjects: allSubjects }

/** What waits for staff and can be handed over, kind by kind: records before the tasks about them. */
const openWork = [assignedApplications, assignedShareholders, assignedOrders, openTasks(desk)]

/** What can be imported from a file. */
export const importTargets = [shareholderImport, orderImport]

/** What the server serves, module by module. */
export const served = [
  ...accountsHandlers(allSubjects),
  ...applicationsHandlers,
  ...birthdaysHandlers(allSubjects),
  ...dashboardHandlers,
  ...investorsHandlers(desk),
  ...employersHandlers,
  ...importsHandlers(importTargets),
  ...intakeHandlers,
  ...mergesHandlers,
  ...notesAndTasksHandlers(desk),
  ...draftsHandlers,
  ...ordersBulkHandlers,
  ...ordersHandlers,
  ...outboxHandlers,
  ...passwordsHandlers,
  ...passkeysHandlers(allSubjects),
  ...programsHandlers,
  ...registrationHandlers,
  ...singleSignOnHandlers(allSubjects),
  ...twoFactorHandlers(allSubjects),
  ...savedViewsHandlers,
  ...shareholdersHandlers,
  ...sharePricesHandlers,
  ...snapshotsHandlers,
  ...rolesHandlers,
  ...notificationsHandlers,
  ...profileHandlers,
  ...settingsHandlers,
  ...usersHandlers(openWork),
  ...statisticsHandlers,
]

/** What runs by the clock. */
export const jobs = [
  closeFinishedIntakes,
  emptyTrash,
  forgetDevices,
  forgetDrafts,
  forgetImportFiles,
  forgetMerges,
  forgetRegistrations,
  forgetViews,
  foldMonthSums,
  purgeDrafts,
  purgeSnapshots,
  remindOfBirthdays(allSubjects),
  remindOfTasks(desk),
  sealAudit,
  tidyUp,
]

/** What goes on in steps once somebody begins it. */
export const steppedJobs = [workOnImports(importTargets, allSubjects), hashIbans]

/** What is written to people; the texts are in the database, these are their first. */
export const letters = [
  ...Object.values(accountsLetters),
  ...Object.values(applicationsLetters),
  ...Object.values(birthdaysLetters),
  ...Object.values(intakeLetters),
  ...Object.values(tasksLetters),
  ...Object.values(passwordsLetters),
  ...Object.values(registrationLetters),
  ...Object.values(twoFactorLetters),
  ...Object.values(usersLetters),
]
