import type { Change } from '#kit/server/call.ts'
import type { Province } from '#kit/contract/provinces.ts'
import type { Day } from '../contract/holiday-rules.ts'
import { addBusinessDays } from './business-days.ts'
import { readClosedDays } from './closure.queries.ts'

/**
 * When something is due that many business days from today, as offices of the province work: without
 * weekends, statutory holidays and the organisation's own closures.
 */
export async function dueDay(
  change: Pick<Change, 'db' | 'today'>,
  { days, province }: { days: number; province: string },
): Promise<Day> {
  const where = province as Province
  const [today, closures] = await Promise.all([change.today(), readClosedDays(change.db, where)])
  return addBusinessDays(today, days, { province: where, closures })
}
