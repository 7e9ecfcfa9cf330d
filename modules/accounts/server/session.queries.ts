import { sql } from 'kysely'
import type { Db, ReadCall } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { unauthenticated } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import {
  signInOutcomes,
  type Device,
  type RecentSignIn,
  type SessionLife,
} from '../contract/sessions.endpoints.ts'
import { deviceOf } from './device-words.ts'

const later = (instant: string | Date, milliseconds: number) =>
  new Date(new Date(instant).getTime() + milliseconds).toISOString()

/** When a session ends, if nothing more is done and at the latest. */
export async function sessionLifeOf(
  { db, settings, now }: Pick<ReadCall, 'settings' | 'now'> & { db: Db },
  sessionId: string | null,
): Promise<SessionLife> {
  const session = await db
    .selectFrom('sessions')
    .select(['last_seen_at', 'expires_at'])
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst()
  if (!session) throw unauthenticated()
  return {
    now: now.toISOString(),
    idleEndsAt: later(session.last_seen_at, settings.sessionIdle),
    endsAt: later(session.expires_at, 0),
    warningSeconds: settings.sessionWarning / 1000,
  }
}

/** Where the person is signed in, the device that asks first. */
export async function listDevices(db: Db, settings: Settings, person: Person): Promise<Device[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'address', 'agent'])
    .where('user_id', '=', person.userId)
    .where('ended_at', 'is', null)
    .where('challenged', '=', false)
    .where('expires_at', '>', sql<string>`clock_now()`)
    .where(
      'last_seen_at',
      '>',
      sql<string>`clock_now() - ${settings.sessionIdle}::float8 * interval '1 millisecond'`,
    )
    .orderBy(sql`id = ${person.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === person.sessionId,
    signedInAt: later(row.created_at, 0),
    lastSeenAt: later(row.last_seen_at, 0),
    address: row.address,
    ...deviceOf(row.agent),
  }))
}

type Change = [before: unknown, after: unknown]

/** The last times that somebody signed in, or tried to, newest first. */
export async function listRecentSignIns(db: Db, userId: string): Promise<RecentSignIn[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'changes'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .where('action', 'like', 'accounts.sign%')
    .where(
      'action',
      'in',
      signInOutcomes.map((outcome) => `accounts.${outcome}`),
    )
    .orderBy('sequence', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ id, at, action, changes }) => {
    const of = (name: string) =>
      ((changes as Record<string, Change>)[name]?.[1] as string | undefined) ?? null
    return {
      id,
      at: later(at, 0),
      outcome: action.replace('accounts.', '') as RecentSignIn['outcome'],
      address: of('address'),
      browser: of('browser'),
      system: of('system'),
    }
  })
}
