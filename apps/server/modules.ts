import { sealAudit } from '#kit/server/seal-audit.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { accountsHandlers } from '#modules/accounts/server/accounts.handlers.ts'
import { applicationsHandlers } from '#modules/applications/server/applications.handlers.ts'
import { dashboardHandlers } from '#modules/dashboard/server/dashboard.handlers.ts'
import { birthdaysHandlers } from '#modules/birthdays/server/birthdays.handlers.ts'
import { remindOfBirthdays } from '#modules/birthdays/server/remind-of-birthdays.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { forgetDrafts } from '#modules/intake/server/forget-drafts.ts'
import { intakeHandlers } from '#modules/intake/server/intake.handlers.ts'
import { ordersHandlers, sharePricesHandlers } from '#modules/orders/server/orders.handlers.ts'
import { outboxHandlers } from '#modules/outbox/server/outbox.handlers.ts'
import { programsHandlers } from '#modules/programs/server/programs.handlers.ts'
import { allSubjects } from '#modules/roles/contract/role-presets.ts'
import { shareholdersHandlers } from '#modules/shareholders/server/shareholders.handlers.ts'
import { statisticsHandlers } from '#modules/statistics/server/statistics.handlers.ts'

/** What the server serves, module by module. */
export const served = [
  ...accountsHandlers(allSubjects),
  ...applicationsHandlers,
  ...birthdaysHandlers(allSubjects),
  ...dashboardHandlers,
  ...intakeHandlers,
  ...ordersHandlers,
  ...outboxHandlers,
  ...programsHandlers,
  ...shareholdersHandlers,
  ...sharePricesHandlers,
  ...statisticsHandlers,
]

/** What runs by the clock. */
export const jobs = [
  closeFinishedIntakes,
  forgetDrafts,
  remindOfBirthdays(allSubjects),
  sealAudit,
  tidyUp,
]
