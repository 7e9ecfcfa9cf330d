import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

interface Opening {
  userId: string
  address: string
  agent: string
  now: Date
  /** The second factor is still owed: nothing but giving it and leaving is possible meanwhile. */
  challenged?: boolean
}

/** Begins a session; only the hash of its 256-bit token is kept. */
export async function openSession(db: Db, settings: Settings, on: Opening): Promise<string> {
  const token = makeSecret()
  const life = on.challenged
    ? settingsOf(settings, own).challengeLife
    : settingsOf(settings, own).sessionAbsolute
  await db
    .insertInto('sessions')
    .values({
      token_hash: secretHash(token),
      user_id: on.userId,
      expires_at: new Date(on.now.getTime() + life).toISOString(),
      challenged: on.challenged ?? false,
      address: on.address,
      agent: on.agent,
    })
    .execute()
  return token
}

export const endSession = (db: Db, sessionId: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`clock_now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()

/** Signs a person out on every device, but for the one session that is named. */
export const endSessionsOf = (
  db: Db,
  userId: string,
  { except }: { except?: string | null } = {},
) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`clock_now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(Boolean(except), (query) => query.where('id', '!=', except ?? ''))
    .execute()

/** The person is still there. */
export const extendSession = (db: Db, sessionId: string | null) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql<string>`clock_now()` })
    .where('id', '=', sessionId ?? '')
    .execute()
