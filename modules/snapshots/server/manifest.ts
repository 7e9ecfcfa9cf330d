import type { ServerModule } from '#kit/server/server-module.ts'
import { snapshotsHandlers } from './snapshots.handlers.ts'

export const manifest: ServerModule = {
  served: () => snapshotsHandlers,
}
