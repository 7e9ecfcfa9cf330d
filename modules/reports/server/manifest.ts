import type { ServerModule } from '#kit/server/server-module.ts'
import { reportsHandlers } from './reports.handlers.ts'

export const manifest: ServerModule = {
  served: () => reportsHandlers,
}
