import { sql } from 'kysely'
import {
  noticed,
  participantName,
  type NoticedRecord,
} from '#modules/notifications/server/noticed.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import { factsOf } from './participant.policy.ts'

/** Seen through each of the applications for them, and told of by reference alone: mail is read by others, too. */
export const noticedParticipants: NoticedRecord = {
  ...noticed({
    entity: 'participant',
    from: sql`participant_standings s`,
    id: sql`s.participant_id`,
    reference: sql`s.participant_id`,
    view: { action: 'view', subject: 'Participants View' },
    facts: factsOf('s'),
    isOfSeveral: true,
    screen: participantsScreens.participant,
  }),
  name: (_, id) => participantName(id),
  reference: (id) => sql`(select p.reference from participants p where p.id = ${id})`,
}
