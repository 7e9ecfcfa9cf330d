import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import type { BulkResult } from '../contract/shareholders.endpoints.ts'
import { editShareholder } from './edit-shareholder.ts'
import { moveShareholder } from './move-shareholder.ts'
import { findShareholder } from './shareholder.queries.ts'

type One = (change: Change & { version: number }, id: string) => Promise<void>

/** Gives shareholders to another relationship manager, each on its own. */
export const assignMany = (change: Change, ids: readonly string[], assigneeId: string | null) =>
  changeMany(change, ids, (one, id) => editShareholder(one, id, { assigneeId }))

/** Archives shareholders, each on its own. */
export const archiveMany = (change: Change, ids: readonly string[]) =>
  changeMany(change, ids, (one, id) => moveShareholder(one, id, 'archive'))

/** Brings archived shareholders back, each on its own. */
export const restoreMany = (change: Change, ids: readonly string[]) =>
  changeMany(change, ids, (one, id) => moveShareholder(one, id, 'restore'))

export async function changeMany(change: Change, ids: readonly string[], act: One) {
  const results: BulkResult[] = []
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const id of ids) results.push(await changeOne(change, id, act))
  return results
}

/** One that cannot be changed does not stop the rest. */
async function changeOne(change: Change, id: string, act: One): Promise<BulkResult> {
  const { db, person } = change
  await sql`savepoint one_of_many`.execute(db)
  try {
    const known = await findShareholder(db, id, person)
    if (!known) throw notFound()
    await act({ ...change, version: await lockedVersion(change, id) }, id)
    await sql`release savepoint one_of_many`.execute(db)
    return { id, number: known.number, problem: null }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await sql`rollback to savepoint one_of_many`.execute(db)
    return { id, number: null, problem: error.code }
  }
}

async function lockedVersion({ db }: Change, id: string): Promise<number> {
  const { version } = await db
    .selectFrom('shareholders')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}
