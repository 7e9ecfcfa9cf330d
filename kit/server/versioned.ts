import { sql } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from './call.ts'
import { notFound, stale } from './problems.ts'

/** Tables whose rows have a version. */
export type VersionedTable = {
  [T in keyof Database]: Database[T] extends { version: unknown; updated_at: unknown } ? T : never
}[keyof Database]

interface Target {
  table: VersionedTable
  id: string
  /** The version that the caller saw. */
  version: number
  /** Reads the record as it is now, for the answer to a stale save. */
  current: () => Promise<unknown>
}

/**
 * Changes a row only while it is still at the version that the caller saw.
 * @throws 404 when the row is gone, 412 with the present record and who changed it when
 */
export async function changeVersioned(
  db: Db,
  { table, id, version, current }: Target,
  row: Record<string, unknown>,
): Promise<void> {
  const set = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const done = await sql`
    update ${sql.table(table)} set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = clock_now()`])}
    where id = ${id} and version = ${version}`.execute(db)
  if (done.numAffectedRows !== 1n) await failAsStale(db, { id, current })
}

/**
 * What was seen is judged as it was seen: an older version is stale before it is anything else.
 * @throws 412 as `changeVersioned` unless the row is at the version that the caller saw
 */
export async function refuseStale(db: Db, target: Target, present: number): Promise<void> {
  if (target.version !== present) await failAsStale(db, target)
}

async function failAsStale(
  db: Db,
  { id, current }: Pick<Target, 'id' | 'current'>,
): Promise<never> {
  const record = await current()
  if (!record) throw notFound()
  const last = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'at'])
    .where('entity_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  throw stale(record, last?.actor_name ?? null, last?.at ?? null)
}
