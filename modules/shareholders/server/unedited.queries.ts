import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Written {
  recordId: string
  version: number
}

/**
 * Of shareholders as they were once written those that nobody has edited since, by id with their
 * present version: a source that was replaced by another raises it too, and is no edit.
 */
export async function readUnedited(
  db: Db,
  written: readonly Written[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    select s.id, s.version
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w("recordId" uuid, version integer)
      join shareholders s on s.id = w."recordId"
    where s.version = w.version + (select count(*) from shareholder_source_moves m
      where m.shareholder_id = s.id and m.version > w.version)`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
