import type { ServerModule } from '#kit/server/server-module.ts'
import { searchHandlers } from './search.handlers.ts'

export const manifest: ServerModule = {
  served: ({ offers }) => searchHandlers(offers.searchables),
}
