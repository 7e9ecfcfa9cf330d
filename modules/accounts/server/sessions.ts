import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'

export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Begins a session; only the hash of its 256-bit token is kept. */
export async function openSession(
  db: Db,
  settings: Settings,
  on: { userId: string; address: string; agent: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: on.userId,
      expires_at: new Date(on.now.getTime() + settings.sessionAbsolute).toISOString(),
      address: on.address,
      agent: on.agent,
    })
    .execute()
  return token
}

export const endSession = (db: Db, sessionId: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
