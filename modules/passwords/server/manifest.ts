import type { ServerModule } from '#kit/server/server-module.ts'
import { passwordsHandlers } from './passwords.handlers.ts'

export const manifest: ServerModule = {
  served: () => passwordsHandlers,
}
