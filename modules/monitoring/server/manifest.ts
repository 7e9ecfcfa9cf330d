import type { ServerModule } from '#kit/server/server-module.ts'
import { openForms } from './open-forms.ts'
import { followsPlacements } from './plan-forms.ts'

export const manifest: ServerModule = {
  tables: ['monitoring_forms'],
  jobs: () => [openForms],
  offers: { followsPlacements: () => [followsPlacements] },
}
