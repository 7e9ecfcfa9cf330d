import { sql } from 'kysely'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { World } from './long-runs.test-people.ts'

interface Sent {
  day: string
  letter: string
  to: string
  inPlaces: string[]
}

/**
 * All letters since the offer that are about a placement, or to whoever works there: the organisation's
 * day, which letter, and to whom. Each day is also told as it is in Newfoundland and on the Pacific.
 */
export async function lettersSince(world: World, from: string): Promise<Sent[]> {
  const { applicationId, placementId, participantId, employerId } = world
  const { rows } = await sql<Sent>`
    with about as (
      select ${applicationId}::uuid as id union all select ${placementId}
      union all select id from monitoring_forms where placement_id = ${placementId}
      union all select id from payments where placement_id = ${placementId}
      union all select id from funding_requests where placement_id = ${placementId}
      union all select id from holds where (employer_id = ${employerId} or participant_id = ${participantId})
        and placed_at >= ${from}),
    person as (select email from participants where id = ${participantId})
    select (m.created_at at time zone organisation_zone())::date::text as day, m.template as letter,
      case when m.recipient in (select email from person) then 'person'
        else coalesce((select split_part(u.email, '@', 1) from users u where u.email = m.recipient and u.type = 'staff'),
          'employer') end as to,
      array[(m.created_at at time zone 'America/St_Johns')::date::text,
        (m.created_at at time zone 'America/Vancouver')::date::text] as "inPlaces"
    from outbox_messages m
    where m.created_at >= ${from}
      and (m.record_id in (select id from about) or m.recipient in (select email from person))
    order by m.created_at, m.id`.execute(server.db)
  return rows
}

/** One line for each: `2027-03-08 monitoring.opened to employer`. */
export const lineOf = ({ day, letter, to }: Sent) => `${day} ${letter} to ${to}`
