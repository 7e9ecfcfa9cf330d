import type { Insertable } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow } from '#kit/server/storage.ts'

/**
 * Adds a user.
 * @returns the id, or null when the address has an account already
 */
export async function addUser(
  { db }: Pick<Change, 'db'>,
  user: Insertable<Database['users']>,
): Promise<string | null> {
  const added = await insertRow(db, 'users', user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}
