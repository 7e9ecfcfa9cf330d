import type { ServerModule } from '#kit/server/server-module.ts'
import { usersLetters } from '../contract/users.letters.ts'
import { userMailboxes } from './user-mailboxes.ts'
import { userSearchables } from './user.search.ts'
import { usersHandlers } from './users.handlers.ts'
import { disableUsers, resendInvitations } from './act-on-many.ts'

export const manifest: ServerModule = {
  tables: ['teams', 'user_programs'],
  letters: Object.values(usersLetters),
  served: ({ offers }) => usersHandlers(offers.openWork, offers.keptFactors),
  offers: {
    bulkActs: ({ offers }) => [disableUsers(offers.openWork), resendInvitations],
    mailboxes: () => [userMailboxes],
    searchables: () => userSearchables,
  },
}
