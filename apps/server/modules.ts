import { sealAudit } from '#kit/server/seal-audit.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { accountsHandlers } from '#modules/accounts/server/accounts.handlers.ts'
import { forgetDevices } from '#modules/accounts/server/known-devices.ts'
import { profileHandlers } from '#modules/accounts/server/profile.handlers.ts'
import { applicationsHandlers } from '#modules/applications/server/applications.handlers.ts'
import { assignedApplications } from '#modules/applications/server/open-work.ts'
import { dashboardHandlers } from '#modules/dashboard/server/dashboard.handlers.ts'
import { birthdaysHandlers } from '#modules/birthdays/server/birthdays.handlers.ts'
import { remindOfBirthdays } from '#modules/birthdays/server/remind-of-birthdays.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { forgetDrafts } from '#modules/intake/server/forget-drafts.ts'
import { employersHandlers } from '#modules/employers/server/employers.handlers.ts'
import { intakeHandlers } from '#modules/intake/server/intake.handlers.ts'
import { assignedOrders } from '#modules/orders/server/open-work.ts'
import { ordersBulkHandlers } from '#modules/orders/server/orders-bulk.handlers.ts'
import { ordersHandlers, sharePricesHandlers } from '#modules/orders/server/orders.handlers.ts'
import { purgeSnapshots } from '#modules/orders/server/purge-snapshots.ts'
import { snapshotsHandlers } from '#modules/orders/server/snapshots.handlers.ts'
import { notificationsHandlers } from '#modules/notifications/server/notifications.handlers.ts'
import { outboxHandlers } from '#modules/outbox/server/outbox.handlers.ts'
import { passwordsHandlers } from '#modules/passwords/server/passwords.handlers.ts'
import { programsHandlers } from '#modules/programs/server/programs.handlers.ts'
import { forgetRegistrations } from '#modules/registration/server/forget-registrations.ts'
import { registrationHandlers } from '#modules/registration/server/registration.handlers.ts'
import { passkeysHandlers } from '#modules/passkeys/server/passkeys.handlers.ts'
import { singleSignOnHandlers } from '#modules/single-sign-on/server/single-sign-on.handlers.ts'
import { twoFactorHandlers } from '#modules/two-factor/server/two-factor.handlers.ts'
import { shareholdersHandlers } from '#modules/shareholders/server/shareholders.handlers.ts'
import { rolesHandlers } from '#modules/roles/server/roles.handlers.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { settingsHandlers } from '#modules/settings/server/settings.handlers.ts'
import { usersHandlers } from '#modules/users/server/users.handlers.ts'
import { statisticsHandlers } from '#modules/statistics/server/statistics.handlers.ts'

/** What waits for staff and can be handed over, kind by kind. */
const openWork = [assignedApplications, assignedOrders]

/** What the server serves, module by module. */
export const served = [
  ...accountsHandlers(allSubjects),
  ...applicationsHandlers,
  ...birthdaysHandlers(allSubjects),
  ...dashboardHandlers,
  ...employersHandlers,
  ...intakeHandlers,
  ...ordersBulkHandlers,
  ...ordersHandlers,
  ...outboxHandlers,
  ...passwordsHandlers,
  ...passkeysHandlers(allSubjects),
  ...programsHandlers,
  ...registrationHandlers,
  ...singleSignOnHandlers(allSubjects),
  ...twoFactorHandlers(allSubjects),
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
  forgetDevices,
  forgetDrafts,
  forgetRegistrations,
  purgeSnapshots,
  remindOfBirthdays(allSubjects),
  sealAudit,
  tidyUp,
]
