import type { ServerModule } from '#kit/server/server-module.ts'
import { clockworkHandlers } from './clockwork.handlers.ts'

export const manifest: ServerModule = {
  served: (product) => clockworkHandlers(product),
}
