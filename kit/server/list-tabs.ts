import { sql } from 'kysely'
import type { RowCount } from '#kit/contract/define-endpoint.ts'
import type { Db } from './call.ts'
import type { Condition, Sql } from './list-cursor.ts'

interface Asked {
  from: Sql
  /** Of each tab all that narrows it, the person's permission among it. */
  tabs: Record<string, Condition[]>
  /** Beyond so many a number is a floor. */
  exactUpTo: number
}

/** How many rows each tab of a list holds, in one statement. */
export async function readTabCounts(
  db: Db,
  { from, tabs, exactUpTo }: Asked,
): Promise<Record<string, RowCount>> {
  const keys = Object.keys(tabs)
  if (keys.length === 0) return {}
  const counts = keys.map(
    (key) => sql`(select count(*)::int from (
      select 1 from ${from} where ${sql.join(tabs[key]!, sql` and `)}
      limit ${exactUpTo + 1}) ${sql.ref(`of_${key}`)})`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts`.execute(db)
  return Object.fromEntries(
    keys.map((key, index) => {
      const total = rows[0]?.counts[index] ?? 0
      return [key, total > exactUpTo ? { total: exactUpTo, isExact: false as const } : { total }]
    }),
  )
}
