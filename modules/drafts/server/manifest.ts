import type { ServerModule } from '#kit/server/server-module.ts'
import { draftsHandlers } from './drafts.handlers.ts'

export const manifest: ServerModule = {
  served: () => draftsHandlers,
}
