import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import type { BulkResult } from '../contract/users.endpoints.ts'

/**
 * Does one act to many users, each on its own: one that is refused does not stop the rest.
 * @param act answers with the user's name
 */
export async function actOnMany(
  change: Change,
  ids: readonly string[],
  act: (id: string) => Promise<string>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(await actOnOne(change, id, act))
  return results
}

async function actOnOne(
  { db }: Change,
  id: string,
  act: (id: string) => Promise<string>,
): Promise<BulkResult> {
  await sql`savepoint one_user`.execute(db)
  try {
    const name = await act(id)
    await sql`release savepoint one_user`.execute(db)
    return { id, name, problem: null }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint one_user`.execute(db)
    return { id, name: null, problem: error.code }
  }
}

/** What concerns this user alone; a missing proof or a wrong colleague concerns the whole call. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && [403, 404, 409].includes(error.status)
