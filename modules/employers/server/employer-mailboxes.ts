import type { Mailboxes } from '#modules/outbox/server/mailboxes.ts'
import { readEmployer } from './employer-record.queries.ts'

export const employerMailboxes: Mailboxes = {
  kind: 'employer',
  addressesOf: async ({ db, person }, id) => [(await readEmployer(db, id, person)).contactEmail],
}
