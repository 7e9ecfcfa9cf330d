import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { intakeHandlers } from './intake.handlers.ts'

export const manifest: ServerModule = {
  served: () => intakeHandlers,
  jobs: () => [forgetDrafts],
}
