import type { ServerModule } from '#kit/server/server-module.ts'
import { sourcesHandlers } from './sources.handlers.ts'

export const manifest: ServerModule = {
  tables: ['gone_sources', 'source_names', 'sources'],
  served: ({ offers }) => sourcesHandlers(offers.sourceBearers),
}
