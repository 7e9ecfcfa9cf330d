import { sql } from 'kysely'
import type { Province } from '#kit/contract/provinces.ts'
import type { Db } from '#kit/server/call.ts'
import { addDays, weekdayOf } from '#modules/business-days/contract/holiday-rules.ts'
import { addBusinessDays } from '#modules/business-days/server/business-days.ts'
import { readClosedDays } from '#modules/business-days/server/closure.queries.ts'
import { daysOf, periodAfter, periodAt } from '#modules/reports/contract/period.ts'
import type { Rhythm } from '../contract/schedule.ts'

export interface Timing {
  rhythm: Rhythm
  businessDay: number
  province: string
  hour: number
  timeZone: string
}

/** The first day of the week, the month or the quarter that lies so many of them after a day's own. */
function beginning(rhythm: Rhythm, day: string, later: number): string {
  if (rhythm === 'weekly') return addDays(day, later * 7 - ((weekdayOf(day) + 6) % 7))
  const period = periodAt(rhythm === 'monthly' ? 'month' : 'quarter', day)
  return daysOf(periodAfter(period, later))?.from ?? day
}

/** The first moment after another one at which a report is due, by the clock of its own zone. */
export async function nextRun(db: Db, timing: Timing, after: Date): Promise<string> {
  const { rhythm, businessDay, hour, timeZone } = timing
  const province = timing.province as Province
  const closures = await readClosedDays(db, province)
  const here = await sql<{ day: string }>`
    select (${after}::timestamptz at time zone ${timeZone})::date as day`.execute(db)
  const today = here.rows[0]?.day ?? ''
  const days = [0, 1, 2].map((later) =>
    addBusinessDays(addDays(beginning(rhythm, today, later), -1), businessDay, {
      province,
      closures,
    }),
  )
  const { rows } = await sql<{ at: string }>`
    select min(at) as at from (
      select (day + make_interval(hours => ${hour})) at time zone ${timeZone} as at
      from unnest(${days}::date[]) as day) moments
    where at > ${after}::timestamptz`.execute(db)
  return rows[0]?.at ?? ''
}
