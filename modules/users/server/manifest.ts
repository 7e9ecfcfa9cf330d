import type { ServerModule } from '#kit/server/server-module.ts'
import { usersHandlers } from './users.handlers.ts'
import { disableUsers, resendInvitations } from './act-on-many.ts'

export const manifest: ServerModule = {
  served: ({ offers }) => usersHandlers(offers.openWork),
  offers: { bulkActs: ({ offers }) => [disableUsers(offers.openWork), resendInvitations] },
}
