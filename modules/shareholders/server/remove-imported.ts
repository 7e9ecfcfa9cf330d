import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { mayDo } from './shareholder.policy.ts'
import { findShareholder } from './shareholder.queries.ts'

/**
 * Takes a shareholder away that an import brought by mistake, and nothing else: nobody has edited
 * it, and nothing hangs on it.
 * @throws 409 `editedSince` when it was touched or is gone
 */
export async function removeImported(change: Change, id: string, version: number): Promise<void> {
  const known = await findShareholder(change.db, id, change.person)
  if (!known) throw refused('editedSince')
  if (!mayDo(change.person, 'delete', known)) throw forbidden()
  const gone =
    await sql`delete from shareholders where id = ${id} and version = ${version}`.execute(change.db)
  if (gone.numAffectedRows !== 1n) throw refused('editedSince')
  await change.audit({
    action: 'shareholders.importReverted',
    entity: 'shareholder',
    entityId: id,
    reference: known.number,
    changes: { name: [known.name, null] },
  })
}
