import type { ServerModule } from '#kit/server/server-module.ts'
import { intakeLetters } from '../contract/intake.letters.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { intakeHandlers } from './intake.handlers.ts'

export const manifest: ServerModule = {
  tables: ['intake_drafts', 'intake_links'],
  letters: Object.values(intakeLetters),
  served: () => intakeHandlers,
  jobs: () => [forgetDrafts],
}
