import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Kept {
  name: string
  program: string
}

/** Whether what is kept of employers equals their applications and placements; answers what does not. */
export async function verifyEmployers(db: Db): Promise<string[]> {
  const { rows } = await sql<Kept>`
    with real as (
      select employer_id, program_id, sum(applications) as applications, sum(pending) as pending,
        sum(places) as places, sum(committed) as committed
      from (
        select employer_id, program_id, 1 as applications, coalesce((stage = 'pending')::int, 0) as pending,
          0 as places, 0 as committed from applications
        union all select employer_id, program_id, 0, 0, place_is_taken(status),
          money_is_held(status, committed_amount) from placements) each
      group by employer_id, program_id)
    select e.legal_name as name, p.code as program
    from employer_programs kept full join real using (employer_id, program_id)
      join employers e on e.id = employer_id join programs p on p.id = program_id
    where (coalesce(kept.applications, 0), coalesce(kept.pending, 0), coalesce(kept.places, 0), coalesce(kept.committed, 0))
      <> (coalesce(real.applications, 0), coalesce(real.pending, 0), coalesce(real.places, 0), coalesce(real.committed, 0))`.execute(
    db,
  )
  return rows.map(({ name, program }) => `${name} in ${program}: kept figures differ`)
}
