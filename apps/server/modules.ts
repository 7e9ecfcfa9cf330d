import { accountsHandlers } from '#modules/accounts/server/accounts.handlers.ts'
import { applicationsHandlers } from '#modules/applications/server/applications.handlers.ts'
import { dashboardHandlers } from '#modules/dashboard/server/dashboard.handlers.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { intakeHandlers } from '#modules/intake/server/intake.handlers.ts'
import { programsHandlers } from '#modules/programs/server/programs.handlers.ts'
import { allSubjects } from '#modules/roles/contract/role-presets.ts'

/** What the server serves, module by module. */
export const served = [
  ...accountsHandlers(allSubjects),
  ...applicationsHandlers,
  ...dashboardHandlers,
  ...intakeHandlers,
  ...programsHandlers,
]

export const jobs = [closeFinishedIntakes]
