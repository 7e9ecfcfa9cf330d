import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { MailRhythm } from '../contract/rhythm.ts'

/** What a person chose; until then mail comes by itself, by the clock of the organisation. */
export async function readRhythm(
  db: Db,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<MailRhythm> {
  const { rows } = await sql<MailRhythm>`
    select rhythm, hour, weekday, time_zone as "timeZone", quiet_weekends as "quietWeekends",
      case when quiet_from is not null then jsonb_build_object('from', quiet_from, 'until', quiet_until) end as quiet
    from mail_rhythms where user_id = ${userId}`.execute(db)
  return (
    rows[0] ?? {
      rhythm: 'atOnce',
      hour: 8,
      weekday: 1,
      timeZone,
      quiet: null,
      quietWeekends: false,
    }
  )
}
