import type { ServerModule } from '#kit/server/server-module.ts'
import { employersHandlers } from './employers.handlers.ts'

export const manifest: ServerModule = {
  tables: ['employer_proposals', 'employers'],
  served: () => employersHandlers,
}
