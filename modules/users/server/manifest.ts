import type { ServerModule } from '#kit/server/server-module.ts'
import { usersHandlers } from './users.handlers.ts'

export const manifest: ServerModule = {
  served: ({ offers }) => usersHandlers(offers.openWork, offers.keptFactors),
}
