import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Acknowledged } from './writers.ts'

interface Found {
  id: string
  version: number
  additions: number
  changes: number
}

/**
 * What was acknowledged and is not there, and what is there by halves: a record whose versions and
 * audit rows do not tell the same story.
 */
export async function lostOf(db: Kysely<Database>, { added, edited }: Acknowledged) {
  const { rows } = await sql<Found>`
    select p.id, p.version,
      count(*) filter (where a.action = 'programs.added')::int as additions,
      count(*) filter (where a.action = 'programs.edited')::int as changes
    from programs p
    left join audit_log a on a.entity = 'program' and a.entity_id = p.id
    where p.code ~ '^K[0-9A-Z]{6}$'
    group by p.id`.execute(db)
  const there = new Map(rows.map((row) => [row.id, row]))
  const missing =
    [...added].filter((id) => !there.has(id)).length +
    [...edited].filter(([id, version]) => (there.get(id)?.version ?? 0) < version).length
  const halves = rows.filter(
    ({ version, additions, changes }) => additions !== 1 || changes !== version - 1,
  ).length
  const { orphans } = await orphanedRows(db)
  return { missing, halves: halves + orphans }
}

async function orphanedRows(db: Kysely<Database>) {
  const { rows } = await sql<{ orphans: number }>`
    select count(*)::int as orphans from audit_log a
    where a.entity = 'program' and not exists (select from programs p where p.id = a.entity_id)`.execute(
    db,
  )
  return rows[0] ?? { orphans: 0 }
}
