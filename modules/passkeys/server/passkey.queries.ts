import type { Db } from '#kit/server/call.ts'
import type { Passkey } from '../contract/passkeys.endpoints.ts'

const instant = (value: string | Date) => new Date(value).toISOString()

/** The person's passkeys, oldest first; with an id that one alone. */
export async function readPasskeys(db: Db, userId: string, id?: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    addedAt: instant(row.created_at),
    lastUsedAt: row.last_used_at && instant(row.last_used_at),
  }))
}
