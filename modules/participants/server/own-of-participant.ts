import { sql } from 'kysely'
import type { OwnFieldBearer } from '#modules/custom-fields/server/own-field-bearer.ts'
import { participantsWords } from '../contract/words.ts'
import { facts } from './participant.policy.ts'

const ways = (['Participants List', 'Participants View'] as const).map(
  (subject) => ({ action: 'view', subject }) as const,
)

/**
 * Participants bear fields that the organisation adds, for staff: neither the person nor their employer is told
 * of them.
 */
export const ownFieldsOfParticipants: OwnFieldBearer = {
  entity: 'participant',
  words: participantsWords,
  protections: ['personal', 'figures'],
  seenBy: ({ type, permissions }) =>
    type === 'staff' && ways.some((way) => permissions.allows(way))
      ? (group) => ways.some((way) => permissions.allows(way, undefined, group))
      : null,
  records: ({ permissions }, group) => ({
    from: sql`participants p`,
    id: sql`p.id`,
    name: sql`p.first_name || ' ' || p.last_name`,
    where: sql<boolean>`exists (select from participant_standings s where s.participant_id = p.id
      and ${permissions.where({ action: 'view', subject: 'Participants View' }, facts, group ?? undefined)})`,
  }),
}
