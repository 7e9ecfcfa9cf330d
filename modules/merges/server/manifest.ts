import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetMerges } from './forget-merges.ts'
import { mergesHandlers } from './merges.handlers.ts'

export const manifest: ServerModule = {
  served: () => mergesHandlers,
  jobs: () => [forgetMerges],
}
