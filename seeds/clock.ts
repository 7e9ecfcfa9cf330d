import { sql } from 'kysely'
import type { Province } from '#kit/contract/provinces.ts'
import type { Db } from '#kit/server/call.ts'
import { addBusinessDays } from '#modules/business-days/server/business-days.ts'

const dayMs = 86_400_000

/** The day of a moment, `YYYY-MM-DD` in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/**
 * The latest moment up to `now` whose day, as `dayOf` reads it, is the organisation's today: in its
 * evening the day in UTC is the next one, on which nothing has happened yet.
 */
export async function momentOfToday(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ today: string }>`select organisation_today() as today`.execute(db)
  const endOfToday = Date.parse(`${rows[0]!.today}T23:59:59.999Z`)
  return new Date(Math.min(now.getTime(), endOfToday))
}

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayMs))

/** The Monday on or after a day: jobs begin on Mondays. */
export function nextMonday(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, (8 - weekday) % 7)
}

/**
 * A moment so many days before `now`, moved into office hours (8 to 16 in the East; a weekend's
 * into the Friday before). Later stays later: the order of events survives.
 */
export function officeMoment(now: Date, daysAgo: number): Date {
  const moment = now.getTime() - daysAgo * dayMs
  const midnight = Math.floor(moment / dayMs) * dayMs
  const weekday = new Date(midnight).getUTCDay()
  const share = (moment - midnight) / dayMs
  if (weekday !== 0 && weekday !== 6) return new Date(midnight + (13 + share * 7) * 3_600_000)
  const friday = midnight - (weekday === 6 ? 1 : 2) * dayMs
  return new Date(friday + (20 + (share + (weekday === 0 ? 1 : 0)) / 2) * 3_600_000)
}

export const dueAfter = (day: string, businessDays: number, province: string): string =>
  addBusinessDays(day, businessDays, { province: province as Province })
