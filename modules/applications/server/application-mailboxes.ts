import type { Mailboxes } from '#modules/outbox/server/mailboxes.ts'
import { seesOf } from './application.groups.ts'
import { loadApplication } from './application.queries.ts'
import { contactOf } from './contact-of.ts'

/** Both sides: of the participant for those who see the personal data, as everywhere. */
export const applicationMailboxes: Mailboxes = {
  kind: 'application',
  async addressesOf(looking, id) {
    const { record, judged } = await loadApplication(looking, id)
    const sees = seesOf(looking.person, judged.scope)
    return [
      sees('employerHalf') ? (await contactOf(looking.db, id)).email : null,
      sees('personal') ? record.participantEmail : null,
    ]
  },
}
