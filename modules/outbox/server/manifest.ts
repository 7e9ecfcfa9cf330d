import type { ServerModule } from '#kit/server/server-module.ts'
import { outboxHandlers } from './outbox.handlers.ts'
import { outboxBulkActs } from './steer-many.ts'

export const manifest: ServerModule = {
  served: (product) => outboxHandlers(product),
  offers: {
    bulkActs: () => Object.values(outboxBulkActs),
  },
}
