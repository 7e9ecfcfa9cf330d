import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import type { BulkResult } from '../contract/orders-bulk.endpoints.ts'
import type { VersionedChange } from './change-order.ts'
import { loadOrder } from './order.queries.ts'

type One = (change: VersionedChange, id: string) => Promise<unknown>

/** Does the same to several orders, each on its own; one that cannot be changed stops no other. */
export async function changeMany(
  change: Change,
  ids: readonly string[],
  act: One,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const id of new Set(ids)) results.push(await changeOne(change, id, act))
  return results
}

async function changeOne(change: Change, id: string, act: One): Promise<BulkResult> {
  const { db } = change
  let number: string | null = null
  await sql`savepoint one_of_many`.execute(db)
  try {
    const order = await loadOrder(db, id, change)
    ;({ number } = order)
    await act({ ...change, version: order.version }, id)
    await sql`release savepoint one_of_many`.execute(db)
    return { id, number, problem: null }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await sql`rollback to savepoint one_of_many`.execute(db)
    return { id, number, problem: error.code }
  }
}
