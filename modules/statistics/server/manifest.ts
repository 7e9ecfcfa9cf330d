import type { ServerModule } from '#kit/server/server-module.ts'
import { statisticsHandlers } from './statistics.handlers.ts'

export const manifest: ServerModule = {
  tables: ['closed_month_orders', 'closed_month_sources', 'closed_months'],
  served: () => statisticsHandlers,
}
