import { sql } from 'kysely'
import type { ChangeCall, Db } from '#kit/server/call.ts'
import { Problem, tooManyRequests } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { settings as own } from './accounts.settings.ts'

type Trying = Pick<ChangeCall, 'outside' | 'apart' | 'settings'>

/**
 * After too many failures in a row nobody signs in from an unknown device, right password or not.
 * An address without an account is stopped alike, so that nobody learns which have one.
 * @throws 429
 */
export async function refuseStopped(trying: Trying, email: string): Promise<void> {
  const { outside, settings } = trying
  const stop = await outside
    .selectFrom('sign_in_stops')
    .select('stopped_at')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!stop?.stopped_at) return
  await mailUnlockLink(trying, email)
  throw tooManyRequests(Math.ceil(settingsOf(settings, own).signInLongestWait / 1000))
}

/** Counts one more failure in a row, and mails the owner when that was the last one allowed. */
export async function countFailure(trying: Trying, email: string): Promise<void> {
  const { outside, settings } = trying
  const { rows } = await sql<{ is_stopped: boolean }>`
    insert into sign_in_stops as s (email, failures, stopped_at)
      values (${email}, 1, case when ${settingsOf(settings, own).signInStop}::int <= 1 then clock_now() end)
    on conflict (email) do update set failures = s.failures + 1, failed_at = clock_now(),
      stopped_at = coalesce(s.stopped_at, case when s.failures + 1 >= ${settingsOf(settings, own).signInStop}::int then clock_now() end)
    returning stopped_at is not null as is_stopped`.execute(outside)
  if (rows[0]?.is_stopped) await mailUnlockLink(trying, email)
}

/** One link at a time; another one follows only when it has expired. */
async function mailUnlockLink({ apart, settings }: Trying, email: string): Promise<void> {
  const token = makeSecret()
  const life = sql`${settingsOf(settings, own).unlockLinkLife}::float8 * interval '1 millisecond'`
  await apart(async (change) => {
    const { rows } = await sql<{ id: string; name: string; language: 'en' | 'fr' }>`
      update sign_in_stops s set mailed_at = clock_now(), token_hash = ${secretHash(token)},
        token_expires_at = clock_now() + ${life}
      from users u where s.email = ${email} and u.email = s.email and u.status = 'active'
        and (s.mailed_at is null or s.mailed_at < clock_now() - ${life})
      returning u.id, u.name, u.language`.execute(change.db)
    const [owner] = rows
    if (!owner) return
    const { id, ...of } = owner
    await change.letter(
      accountsLetters.signInStopped,
      { ...of, email },
      { record: id, link: `/login?unlock=${token}` },
    )
  })
}

/** Signing in has worked: failures are counted from the beginning. */
export const forgetFailures = (db: Db, email: string) =>
  db.deleteFrom('sign_in_stops').where('email', '=', email).execute()

/**
 * The mailed link was followed.
 * @throws 409 `linkExpired`, also for a link that never was
 */
export async function unlockSignIn(db: Db, token: string): Promise<void> {
  const stop = await db
    .deleteFrom('sign_in_stops')
    .where('token_hash', '=', secretHash(token))
    .where('token_expires_at', '>', sql<string>`clock_now()`)
    .returning('email')
    .executeTakeFirst()
  if (!stop) throw new Problem(409, 'linkExpired')
  await sql`delete from sign_in_limits where key = ${`account:${stop.email}`}
    or key like ${`account:${stop.email.replace(/[\\%_]/g, '\\$&')}:%`}`.execute(db)
}
