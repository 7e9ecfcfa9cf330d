import { sealAudit } from '#kit/server/seal-audit.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import { accountsHandlers } from '#modules/accounts/server/accounts.handlers.ts'
import { applicationsHandlers } from '#modules/applications/server/applications.handlers.ts'
import { assignedApplications } from '#modules/applications/server/open-work.ts'
import { dashboardHandlers } from '#modules/dashboard/server/dashboard.handlers.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { forgetDrafts } from '#modules/intake/server/forget-drafts.ts'
import { employersHandlers } from '#modules/employers/server/employers.handlers.ts'
import { intakeHandlers } from '#modules/intake/server/intake.handlers.ts'
import { outboxHandlers } from '#modules/outbox/server/outbox.handlers.ts'
import { programsHandlers } from '#modules/programs/server/programs.handlers.ts'
import { allSubjects } from '#modules/roles/contract/role-presets.ts'
import { usersHandlers } from '#modules/users/server/users.handlers.ts'

/** What waits for staff and can be handed over, kind by kind. */
const openWork = [assignedApplications]

/** What the server serves, module by module. */
export const served = [
  ...accountsHandlers(allSubjects),
  ...applicationsHandlers,
  ...dashboardHandlers,
  ...employersHandlers,
  ...intakeHandlers,
  ...outboxHandlers,
  ...programsHandlers,
  ...usersHandlers(openWork),
]

/** What runs by the clock. */
export const jobs = [closeFinishedIntakes, forgetDrafts, sealAudit, tidyUp]
