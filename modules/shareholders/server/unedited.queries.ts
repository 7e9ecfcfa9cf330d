import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Written {
  recordId: string
  version: number
}

/**
 * Tells of a shareholder, as it was once written, its present version; undefined if somebody has edited
 * it since. A source that was replaced by another raises the version too, and is no edit.
 */
export async function readUnedited(
  db: Db,
  written: readonly Written[],
): Promise<(one: Written) => number | undefined> {
  const asked = written.map(({ recordId, version }) => ({ recordId, version }))
  const { rows } = await sql<Written & { present: number }>`
    select w."recordId", w.version, s.version as present
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w("recordId" uuid, version integer)
      join shareholders s on s.id = w."recordId"
    where s.version = w.version + (select count(*) from shareholder_source_moves m
      where m.shareholder_id = s.id and m.version > w.version)`.execute(db)
  const presents = new Map(rows.map((row) => [keyOf(row), row.present]))
  return (one) => presents.get(keyOf(one))
}

/** One shareholder may have been written several times. */
const keyOf = ({ recordId, version }: Written) => `${recordId} ${version}`
