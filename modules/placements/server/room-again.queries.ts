import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdsMoney, takesPlace } from './balances.queries.ts'

type Limit = 'participantMaximum' | 'employerMaximum' | 'employerActiveMaximum' | null

/** Which limit of its program a placement would pass that goes on, with so many dollars committed again. */
export async function limitReached(
  db: Db,
  { id, again }: { id: string; again: string },
): Promise<Limit> {
  const { rows } = await sql<{ person: boolean; employer: boolean; active: boolean }>`
    select (select sum(l.committed_amount) from placements l where l.program_id = p.id
        and l.participant_id = n.participant_id and ${holdsMoney}) + ${again}::numeric
        > least(p.max_wage_per_participant, p.combined_cap - beside_wages_committed(p.id, n.participant_id)) as person,
      coalesce((select sum(l.committed_amount) from placements l where l.program_id = p.id
        and l.employer_id = n.employer_id and ${holdsMoney} and fiscal_year(l.start_on, p.fiscal_year_start)
          = fiscal_year(n.start_on, p.fiscal_year_start)) + ${again}::numeric
        > p.max_amount_per_employer, false) as employer,
      (select count(*) from placements l where l.program_id = p.id and l.employer_id = n.employer_id
        and ${takesPlace}) >= p.max_active_per_employer as active
    from placements n join programs p on p.id = n.program_id where n.id = ${id}`.execute(db)
  const reached = theRow(rows)
  if (reached.person) return 'participantMaximum'
  if (reached.employer) return 'employerMaximum'
  return reached.active ? 'employerActiveMaximum' : null
}
