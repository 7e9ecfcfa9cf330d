import type { ServerModule } from '#kit/server/server-module.ts'
import { businessDaysHandlers } from './business-days.handlers.ts'

export const manifest: ServerModule = {
  tables: ['closures'],
  served: () => businessDaysHandlers,
}
