import type { Mailboxes } from '#modules/outbox/server/mailboxes.ts'
import { loadUser } from './user.queries.ts'

export const userMailboxes: Mailboxes = {
  kind: 'user',
  addressesOf: async ({ db, person }, id) => [(await loadUser(db, id, person)).record.email],
}
