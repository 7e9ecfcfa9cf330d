import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { readBirthdayLeadDays } from '#modules/settings/server/settings.queries.ts'

export interface BirthdaySettings {
  /** How many days before a birthday its reminder is sent. */
  leadDays: number
  /** When a birthday of 29 February is kept in a common year. */
  leapRule: 'feb28' | 'mar1'
  /** The hour of the day, where the organisation is, from which reminders are sent. */
  digestHour: number
}

const standard = { leapRule: 'feb28', digestHour: 7 } as const

/** How the organisation keeps birthdays. */
export async function readBirthdaySettings(db: Db): Promise<BirthdaySettings> {
  const { rows } = await sql<Omit<BirthdaySettings, 'leadDays'>>`
    select leap_rule as "leapRule", digest_hour as "digestHour" from birthday_settings`.execute(db)
  return { ...(rows[0] ?? standard), leadDays: await readBirthdayLeadDays(db) }
}
