import { sql } from 'kysely'
import { dateSchema } from '#kit/contract/fields.ts'
import type { Db } from '#kit/server/call.ts'
import { holdsMoney, takesPlace } from '#modules/placements/server/balances.queries.ts'

/** How many placements more a program has room for at an employer; null without a program. */
export async function readRoom(
  db: Db,
  { employerId, terms }: { employerId: string; terms: Record<string, unknown> },
): Promise<number | null> {
  const { programId, startOn } = terms
  const day = dateSchema.safeParse(startOn).data ?? null
  const of = sql`placements l where l.program_id = p.id and l.employer_id = ${employerId}`
  const { rows } = await sql<{ room: number | null }>`
    select greatest(least(
      p.max_active_per_employer - (select count(*) from ${of} and ${takesPlace}),
      p.max_yearly_per_employer - (select count(*) from ${of} and ${holdsMoney}
        and fiscal_year(l.start_on, p.fiscal_year_start)
          = fiscal_year(coalesce(${day}::date, organisation_today()), p.fiscal_year_start))), 0)::int as room
    from programs p where p.id::text = ${programId ?? null}::text`.execute(db)
  return rows[0]?.room ?? null
}
