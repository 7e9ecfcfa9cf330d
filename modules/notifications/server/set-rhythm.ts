import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { MailRhythm } from '../contract/rhythm.ts'
import { readRhythm } from './rhythm.queries.ts'

/** In SQL, when the digest after a moment is due, of a row of `mail_rhythms`. */
export const nextDigest = (after: Date) =>
  sql`next_hour(${after}::timestamptz, time_zone, hour, case rhythm when 'weekly' then weekday end)`

/**
 * Keeps how often and when optional mail comes; what waits for a digest that comes no more, comes now.
 * @throws 422 for a time zone that the database does not know
 */
export async function setRhythm(change: Change, wanted: MailRhythm): Promise<void> {
  const { db, person, now } = change
  const userId = person.userId ?? ''
  const { timeZone } = await change.organisation()
  const before = await readRhythm(db, { userId, timeZone })
  const changes = differences(flat(before), flat(wanted))
  if (Object.keys(changes).length === 0) return
  await requireZone(db, wanted.timeZone)
  const { rhythm, hour, weekday, quiet, quietWeekends } = wanted
  await sql`
    insert into mail_rhythms (user_id, rhythm, hour, weekday, time_zone, quiet_from, quiet_until, quiet_weekends)
    values (${userId}, ${rhythm}, ${hour}, ${weekday}, ${wanted.timeZone}, ${quiet?.from ?? null},
      ${quiet?.until ?? null}, ${quietWeekends})
    on conflict (user_id) do update set rhythm = excluded.rhythm,
      rhythm_before = case when excluded.rhythm = 'never' then nullif(mail_rhythms.rhythm, 'never') end, hour = excluded.hour, weekday = excluded.weekday,
      time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      quiet_weekends = excluded.quiet_weekends`.execute(db)
  await sql`update mail_rhythms
    set due_at = case rhythm when 'never' then null when 'atOnce' then ${now}::timestamptz else ${nextDigest(now)} end
    where user_id = ${userId}`.execute(db)
  await change.audit({ action: 'notifications.rhythm', entity: 'user', entityId: userId, changes })
}

/** Every letter to the person is timed by it: one that only the server knows would stop whoever writes to them. */
async function requireZone(db: Db, zone: string) {
  const { rows } = await sql`
    select 1 from pg_timezone_names where lower(name) = ${zone.toLowerCase()}`.execute(db)
  if (rows.length === 0) throw invalidField('timeZone', 'choice')
}

const flat = ({ quiet, ...rest }: MailRhythm) => ({
  ...rest,
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
})
