import { sql, type UpdateObject } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from './call.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import { forbidden, Problem, StaleProblem, type LastChange } from './problems.ts'
import type { Only } from './storage.ts'

/** Tables whose rows have a version. */
export type VersionedTable = {
  [T in keyof Database]: Database[T] extends { version: unknown; updated_at: unknown } ? T : never
}[keyof Database]

/** What a change may write; the database keeps `version` and `updated_at` by itself here. */
export type ChangedColumns<T extends VersionedTable> = UpdateObject<Database, T>

interface Target<T extends VersionedTable = VersionedTable> {
  table: T
  id: string
  /** The version that the caller saw. */
  version: number
  /** Reads the record as it is now, for the answer to a stale save. @throws 404 when it is gone */
  current: () => Promise<object>
}

/**
 * Changes a row only while it is still at the version that the caller saw.
 * @throws 404 when the row is gone, 412 with the present record and who changed it when
 */
export async function changeVersioned<T extends VersionedTable, Row extends ChangedColumns<T>>(
  db: Db,
  { table, id, version, current }: Target<T>,
  row: Only<Row, ChangedColumns<T>>,
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

interface Standing {
  /** The version that the record is at. */
  present: number
  /** Why the person cannot do this now, as for a step; null when they can. */
  reason: string | null
  /** What the reason names as `{about}`. */
  about?: Bilingual | undefined
}

/**
 * Refuses in the one order: whoever may not is told nothing of the record, and what was seen at an
 * older version is stale before its state is looked at.
 * @throws 403 for `notPermitted`, 412 as `refuseStale`, 409 with any other reason
 */
export async function refuseInOrder(
  db: Db,
  target: Target,
  { present, reason, about }: Standing,
): Promise<void> {
  if (reason === 'notPermitted') throw forbidden()
  await refuseStale(db, target, present)
  if (reason !== null) throw new Problem(409, reason, { about })
}

/** @throws 412 with the present record and who changed it when, for what has versions of its own */
export async function failAsStale(
  db: Db,
  { id, current }: Omit<Target, 'table' | 'version'>,
): Promise<never> {
  const record = await current()
  throw new StaleProblem(record, await lastChange(db, id))
}

/** Who looked at it, or took something of it away, has changed nothing: such rows have no changes. */
async function lastChange(db: Db, id: string): Promise<LastChange | null> {
  const last = await db
    .selectFrom('audit_log')
    .select(['actor_id as actorId', 'actor_name as actorName', 'at'])
    .where('entity_id', '=', id)
    .where('changes', '!=', '{}')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}
