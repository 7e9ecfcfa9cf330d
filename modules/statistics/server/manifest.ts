import type { ServerModule } from '#kit/server/server-module.ts'
import { statisticsHandlers } from './statistics.handlers.ts'

export const manifest: ServerModule = {
  served: () => statisticsHandlers,
}
