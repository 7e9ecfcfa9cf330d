import type { ServerModule } from '#kit/server/server-module.ts'
import { rolesHandlers } from './roles.handlers.ts'

export const manifest: ServerModule = {
  served: () => rolesHandlers,
}
