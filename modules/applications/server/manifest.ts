import type { ServerModule } from '#kit/server/server-module.ts'
import { applicationsHandlers } from './applications.handlers.ts'
import { assignedApplications } from './open-work.ts'
import { assignApplications } from './assign-many.ts'

export const manifest: ServerModule = {
  served: () => applicationsHandlers,
  offers: { bulkActs: () => [assignApplications], openWork: () => [assignedApplications] },
}
