import { sql } from 'kysely'
import type { ChangeCall, Db } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

const cookieName = 'device'

type Calling = Pick<ChangeCall, 'cookies' | 'settings'>

const hashIn = ({ cookies }: Calling): Buffer | null => {
  const token = cookies[cookieName]
  return token && /^[\w-]{43}$/.test(token) ? secretHash(token) : null
}

/** Which device this is, if the owner of the address has signed in with it before. */
export async function knownDeviceOf(
  call: Calling & { outside: Db },
  email: string,
): Promise<string | null> {
  const hash = hashIn(call)
  if (!hash) return null
  const known = await call.outside
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.token_hash')
    .where('d.token_hash', '=', hash)
    .where('u.email', '=', email)
    .where('d.last_seen_at', '>', ago(settingsOf(call.settings, own).deviceLife))
    .executeTakeFirst()
  return known ? hash.toString('base64url') : null
}

const ago = (milliseconds: number) =>
  sql<string>`clock_now() - ${milliseconds}::float8 * interval '1 millisecond'`

/** The person has signed in here: next time the device is known. @returns whether others were, but not this one */
export async function rememberDevice(
  call: Pick<ChangeCall, 'cookies' | 'settings' | 'db' | 'setCookie'>,
  userId: string,
): Promise<boolean> {
  const known = hashIn(call)
  const renewed = known
    ? await call.db
        .updateTable('known_devices')
        .set({ last_seen_at: sql<string>`clock_now()` })
        .where('token_hash', '=', known)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : null
  if (renewed?.numUpdatedRows) return false
  const isFirst = !(await call.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst())
  // A token that somebody else planted in this browser is worth nothing: a new one is made.
  const token = makeSecret()
  await call.db
    .insertInto('known_devices')
    .values({ token_hash: secretHash(token), user_id: userId })
    .execute()
  const seconds = Math.round(settingsOf(call.settings, own).deviceLife / 1000)
  call.setCookie({ name: cookieName, value: token, path: '/api/auth', seconds })
  return !isFirst
}

/** A device with which too much was tried is a stranger's. */
export const forgetDevice = (db: Db, device: string) =>
  db
    .deleteFrom('known_devices')
    .where('token_hash', '=', Buffer.from(device, 'base64url'))
    .execute()

/** Every night: devices that nobody has signed in with for long. */
export const forgetDevices: Job = {
  name: 'accounts.forgetDevices',
  schedule: '41 3 * * *',
  async run({ db, settings }) {
    await db
      .deleteFrom('known_devices')
      .where('last_seen_at', '<', ago(settingsOf(settings, own).deviceLife))
      .execute()
    await sql`delete from sign_in_limits where window_started_at < ${ago(86_400_000)}`.execute(db)
    await sql`delete from sign_in_stops where failed_at < ${ago(30 * 86_400_000)}`.execute(db)
    await sql`delete from sessions where expires_at < ${ago(90 * 86_400_000)}`.execute(db)
  },
}
