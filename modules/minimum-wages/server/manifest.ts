import type { ServerModule } from '#kit/server/server-module.ts'
import { minimumWagesHandlers } from './minimum-wages.handlers.ts'

export const manifest: ServerModule = {
  tables: ['minimum_wages'],
  served: () => minimumWagesHandlers,
}
