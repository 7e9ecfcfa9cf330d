import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { isCurrent, isStillNeeded } from './document.queries.ts'
import { changeVersioned, type ChangedColumns } from '#kit/server/versioned.ts'

interface Seen {
  id: string
  /** The version that the caller saw. */
  version: number
  /** Reads it as it is now, for the answer to a stale save. */
  current: () => Promise<object>
}

/** Writes to one document of an application, which is held meanwhile. @throws 412 as `changeVersioned` */
export const changeDocument = (
  { db }: Pick<Change, 'db'>,
  seen: Seen,
  row: ChangedColumns<'application_documents'>,
) => changeVersioned(db, { table: 'application_documents', ...seen }, row)

/**
 * Keeps that the side of an expiring document was told of this day.
 * @returns false when somebody has told it already, has changed or replaced the document meanwhile, or
 * nobody needs it any more
 */
export async function keepExpiryTold(
  { db }: Pick<Change, 'db'>,
  { id, ids, day }: { id: string; ids: readonly string[]; day: string },
  what: 'announced' | 'told',
): Promise<boolean> {
  const column = sql.ref(what === 'told' ? 'expiry_told_for' : 'expiry_announced_for')
  await sql`select 1 from applications where id = ${id} for no key update`.execute(db)
  const kept = await sql`
    update application_documents d set ${column} = d.expires_on
    from applications a where a.id = d.application_id and ${isStillNeeded} and ${isCurrent}
      and d.id = any(${[...ids]}::uuid[]) and d.expires_on = ${day}
      and d.${column} is distinct from d.expires_on
      and d.status in ('toReview', 'accepted')`.execute(db)
  return kept.numAffectedRows === BigInt(ids.length)
}
