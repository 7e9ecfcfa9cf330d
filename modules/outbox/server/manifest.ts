import type { ServerModule } from '#kit/server/server-module.ts'
import { outboxHandlers } from './outbox.handlers.ts'

export const manifest: ServerModule = {
  served: () => outboxHandlers,
}
