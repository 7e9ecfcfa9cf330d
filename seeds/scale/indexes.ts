import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

const ofApplications = ['applications', 'application_search', 'participants', 'placements']

/**
 * Drops the indexes that are quicker to build anew than to keep, which is when the tables grow
 * to more than twice their size. Those that a constraint needs stay.
 * @returns the statements that make them again
 */
export async function takeIndexes(
  db: Db,
  {
    whenAdding,
    tables = ofApplications,
    measuredBy = 'applications',
  }: { whenAdding: number; tables?: string[]; measuredBy?: string },
): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string; present: number }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition,
      (select count(*)::int from ${sql.table(measuredBy)}) as present
    from pg_index i
    where i.indrelid::regclass::text = any(${tables}) and not i.indisunique`.execute(db)
  if (!rows[0] || whenAdding < Math.max(rows[0].present, 5_000)) return []
  for (const { name } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await sql`drop index ${sql.raw(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

export async function recreateIndexes(db: Db, definitions: readonly string[]): Promise<void> {
  for (const definition of definitions)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await sql.raw(definition).execute(db)
}
