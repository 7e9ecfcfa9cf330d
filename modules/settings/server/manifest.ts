import type { ServerModule } from '#kit/server/server-module.ts'
import { settingsHandlers } from './settings.handlers.ts'

export const manifest: ServerModule = {
  served: () => settingsHandlers,
}
