import { sql } from 'kysely'
import { cast } from '../../seeds/cast.ts'
import type { JourneyServer } from '../server.ts'
import type { Visitor } from './records.ts'

/** A well-formed id of nothing. */
export const anyId = '00000000-0000-7000-8000-000000000000'

/** Of placements `l` of programs `p`, those that a visitor sees. */
const workSeenBy = (visitor: Visitor) => {
  if (visitor === 'employer')
    return sql`l.employer_id = (select employer_id from users where email = ${cast.employer.email})`
  return visitor === 'employee'
    ? sql`l.participant_id = (select participant_id from users where email = ${cast.employee.email})`
    : sql`p.code = 'YESP'`
}

/** Another title for work that the visitor sees and that is under way; it was sent back, and is the only one. */
export async function changeRequestOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  await sql`delete from change_requests c using placements l, programs p
    where l.id = c.placement_id and p.id = l.program_id and ${workSeenBy(visitor)}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into change_requests (placement_id, side, status, asked, before, effective_on, reason, requested_on,
      requested_by, entered_by, returned_on, returned_by, return_note)
    select l.id, 'employer', 'returned', '{"positionTitle": "Head baker"}',
      jsonb_build_object('positionTitle', l.position_title),
      greatest(coalesce(l.started_on, l.start_on), organisation_today()), 'More to do', organisation_today(), u.id,
      array[u.id], organisation_today(), o.id, 'Until when?'
    from placements l join programs p on p.id = l.program_id join users u on u.email = ${cast.employer.email}
      join users o on o.email = ${cast.caseOfficer.email}
    where ${workSeenBy(visitor)} and l.status in ('planned', 'accepted', 'active')
      and l.planned_end_on > organisation_today() order by l.id limit 1 returning id`.execute(db)
  return rows[0]?.id ?? anyId
}

/** One that is made of work that the visitor sees. */
export async function supplementOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into supplements (placement_id, type, payee, description, frequency, from_on, to_on, times, requested_each,
      requested_amount, requested_on, requested_by, entered_by)
    select l.id, 'transport', 'participant', 'Bus pass', 'weekly', organisation_today(), organisation_today() + 27, 4,
      25, 100, organisation_today(), u.id, array[u.id]
    from placements l join programs p on p.id = l.program_id join users u on u.email = ${cast.employer.email}
    where ${workSeenBy(visitor)} order by l.id limit 1 returning id`.execute(db)
  return rows[0]?.id ?? anyId
}

/** One that is made where there is none, of work that the visitor sees. */
export async function fundingRequestOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const side = visitor === 'employee' ? 'participant' : 'employer'
  const { rows } = await sql<{ id: string }>`
    insert into funding_requests (placement_id, side, requested_by, requested_on, due_on)
    select l.id, ${side}, u.id, organisation_today(), organisation_today() + 21
    from placements l join programs p on p.id = l.program_id
      join users u on u.email = ${cast.superAdmin.email}
    where ${workSeenBy(visitor)} order by l.id limit 1 returning id`.execute(db)
  return rows[0]?.id ?? anyId
}
