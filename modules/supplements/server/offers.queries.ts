import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { SupplementOffer } from '../contract/supplements.endpoints.ts'
import { givenOfType, offersOf } from './balances.queries.ts'
import { creating } from './supplement.policy.ts'

/** The last day of a placement `l`, as far as it is known. */
export const lastDay = sql`coalesce(l.last_worked_on, l.planned_end_on)`

const ofPlacement = {
  programId: sql`l.program_id`,
  employerId: sql`l.employer_id`,
  participantId: sql`l.participant_id`,
}

const offered = sql`(select coalesce(jsonb_agg(jsonb_build_object('type', o.type, 'cap', o.cap::text,
    'left', greatest(o.cap - ${givenOfType(sql`l.id`)}, 0)::numeric(11, 2)::text)), '[]') from ${offersOf})`

/** The placements of a participant that a person may request supplements of, and what is offered there. */
export async function readOffers(
  { db, person }: { db: Db; person: Person },
  participantId: string,
): Promise<SupplementOffer[]> {
  const { rows } = await sql<SupplementOffer>`
    select l.id as "placementId", l.reference as "placementReference", l.position_title as "positionTitle",
      e.legal_name as employer, ${lastDay} as "lastDay", ${offered} as offered
    from placements l join programs g on g.id = l.program_id join employers e on e.id = l.employer_id
    where l.participant_id = ${participantId} and l.status in ('accepted', 'active')
      and ${person.permissions.where(creating, ofPlacement)}
    order by l.start_on desc`.execute(db)
  return rows
}
