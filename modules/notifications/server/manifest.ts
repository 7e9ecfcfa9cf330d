import type { ServerModule } from '#kit/server/server-module.ts'
import { notificationsHandlers } from './notifications.handlers.ts'

export const manifest: ServerModule = {
  served: () => notificationsHandlers,
}
