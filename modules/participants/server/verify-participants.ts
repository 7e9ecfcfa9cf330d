import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Kept {
  participant: string
  application: string | null
}

/**
 * Whether where participants are kept to stand equals their applications and placements, and as many are
 * counted as there are; answers what differs.
 */
export async function verifyParticipants(db: Db): Promise<string[]> {
  const { rows } = await sql<Kept>`
    with real as (
      select participant_id, application_id, placement_id, program_id, employer_id, seen_employer_id, reference,
        name, standing, next_step, due_on, starts_on, ends_on, committed, rank, since,
        asked_sides, review_due_on
      from participant_standings_now
      union all select id, null, null, null, null, null, reference,
        searchable(last_name || ' ' || first_name), 'none', null, null, null, null, 0, 0, created_at, '{}', null
      from participants),
    kept as (
      select participant_id, application_id, placement_id, program_id, employer_id, seen_employer_id, reference,
        name, standing, next_step, due_on, starts_on, ends_on, committed, rank, since,
        asked_sides, review_due_on
      from participant_standings),
    differing as ((table real except table kept) union (table kept except table real))
    select distinct p.reference as participant, a.reference as application
    from differing d join participants p on p.id = d.participant_id
      left join applications a on a.id = d.application_id`.execute(db)
  const differing = rows.map(
    ({ participant, application }) =>
      `${participant} in ${application ?? 'the list'}: kept standing differs`,
  )
  return [...differing, ...(await verifyCount(db))]
}

async function verifyCount(db: Db): Promise<string[]> {
  const { rows } = await sql<{ counted: number; real: number }>`
    select (select coalesce(sum(amount), 0)::int from list_counts where counter = 'participants') as counted,
      (select count(*)::int from participants) as real`.execute(db)
  return rows
    .filter(({ counted, real }) => counted !== real)
    .map(({ counted, real }) => `participants: ${counted} are counted, there are ${real}`)
}
