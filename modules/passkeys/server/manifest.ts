import type { ServerModule } from '#kit/server/server-module.ts'
import { passkeysHandlers } from './passkeys.handlers.ts'

export const manifest: ServerModule = {
  served: ({ subjects }) => passkeysHandlers(subjects),
}
