import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { manyAtOnce, type RowProblem } from '#kit/server/each-on-its-own.ts'
import { recordsWithParts } from '#modules/notes-and-tasks/server/count-parts.queries.ts'
import { maySee, mayDo, type ShareholderScope } from './shareholder.policy.ts'
import { readUnedited } from './unedited.queries.ts'

interface Imported {
  recordId: string
  version: number
}

/**
 * Takes shareholders away that an import brought by mistake, and nothing else: nobody has edited
 * them, and nothing hangs on them.
 * @returns one by one, why it was not done: `editedSince` when it was touched or is gone, `inUse`
 */
export const removeImported = (change: Change, imported: readonly Imported[]) =>
  manyAtOnce<Imported, RowProblem | null>(change, imported, {
    work: (some) => removeTogether(change, some),
    refused: (_, problem) => problem,
  })

interface Stored extends ShareholderScope {
  id: string
  number: string
  name: string
}

async function removeTogether(change: Change, imported: readonly Imported[]) {
  const ids = imported.map(({ recordId }) => recordId)
  const { rows } = await sql<Stored>`
    select id, number, display_name as name, assignee_id as "assigneeId", team_id as "teamId"
    from shareholders where id = any(${ids}::uuid[]) for update`.execute(change.db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const used = await recordsWithParts(change.db, 'shareholder', ids)
  const presentOf = await readUnedited(change.db, imported)
  const problems = imported.map((row) => {
    const { recordId } = row
    const one = stored.get(recordId)
    if (!one || !maySee(change.person, one)) return { code: 'editedSince' }
    if (!mayDo(change.person, 'delete', one)) return { code: 'forbidden' }
    if (presentOf(row) === undefined) return { code: 'editedSince' }
    return used.has(recordId) ? { code: 'inUse' } : null
  })
  const gone = ids.flatMap((id, at) => (problems[at] === null ? (stored.get(id) ?? []) : []))
  await sql`delete from shareholders where id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(
    change.db,
  )
  await change.audit(
    ...gone.map(({ id, number, name }) => ({
      action: 'shareholders.importReverted',
      entity: 'shareholder',
      entityId: id,
      reference: number,
      changes: { name: [name, null] as [unknown, unknown] },
    })),
  )
  return problems
}
