import type { Mailboxes } from '#modules/outbox/server/mailboxes.ts'
import { readParticipant } from './participant-record.queries.ts'

export const participantMailboxes: Mailboxes = {
  kind: 'participant',
  addressesOf: async (looking, id) => [(await readParticipant(looking, id)).email],
}
