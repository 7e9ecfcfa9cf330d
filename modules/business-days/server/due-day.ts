import type { Db } from '#kit/server/call.ts'
import type { Province } from '#kit/contract/provinces.ts'
import type { Day } from '../contract/holiday-rules.ts'
import { addBusinessDays, countBusinessDays } from './business-days.ts'
import { readClosedDays } from './closure.queries.ts'

interface Days {
  db: Db
  today(): Promise<Day>
}

/**
 * When something is due that many business days from today, or from another day, as offices of the province work: without
 * weekends, statutory holidays and the organisation's own closures.
 */
export async function dueDay(
  change: Days,
  { days, province, from }: { days: number; province: string; from?: Day },
): Promise<Day> {
  const where = province as Province
  const [today, closures] = await Promise.all([change.today(), readClosedDays(change.db, where)])
  return addBusinessDays(from ?? today, days, { province: where, closures })
}

/** How many business days are left from today until a day; negative once it has passed. */
export async function daysUntil(
  change: Days,
  { day, province }: { day: Day; province: string },
): Promise<number> {
  const where = province as Province
  const [today, closures] = await Promise.all([change.today(), readClosedDays(change.db, where)])
  return countBusinessDays(today, day, { province: where, closures })
}
