import type { ServerModule } from '#kit/server/server-module.ts'
import { classificationImports } from './classification.import.ts'
import { classificationsHandlers } from './classifications.handlers.ts'

export const manifest: ServerModule = {
  tables: ['classification_codes'],
  served: () => classificationsHandlers,
  offers: { importTargets: () => classificationImports },
}
