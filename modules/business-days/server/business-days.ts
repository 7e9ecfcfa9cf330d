import type { Province } from '#kit/contract/provinces.ts'
import { addDays, type Day } from '../contract/holiday-rules.ts'
import { holidaysOf, isWeekend } from '../contract/holidays-of.ts'

const offDays = new Map<string, ReadonlySet<Day>>()

/** A statute does not change while a process runs. */
function offDaysOf(province: Province, year: number): ReadonlySet<Day> {
  const key = `${province} ${year}`
  const known = offDays.get(key) ?? new Set(observedIn(province, year))
  offDays.set(key, known)
  return known
}

/** A holiday on the last days of a year may be observed in the next one. */
const observedIn = (province: Province, year: number) =>
  [year - 1, year].flatMap((each) => holidaysOf(province, each).map(({ observedOn }) => observedOn))

/**
 * Whether offices of the province work on a day: no weekend, no statutory holiday, none of the
 * organisation's own closures.
 */
export const isBusinessDay = (
  day: Day,
  province: Province,
  closures: ReadonlySet<Day> = new Set(),
): boolean =>
  !isWeekend(day) && !closures.has(day) && !offDaysOf(province, Number(day.slice(0, 4))).has(day)

/**
 * The day that lies so many business days after a day (before it, when negative), by the province's
 * calendar. Zero is the day itself.
 * @param closures the organisation's own, of that province
 */
export function addBusinessDays(
  day: Day,
  days: number,
  { province, closures }: { province: Province; closures?: ReadonlySet<Day> },
): Day {
  let reached = day
  for (let left = Math.abs(days); left > 0;) {
    reached = addDays(reached, Math.sign(days))
    if (isBusinessDay(reached, province, closures)) left--
  }
  return reached
}

/** How many business days lie after a day, up to and with another one; negative when that one lies before. */
export function countBusinessDays(
  from: Day,
  to: Day,
  { province, closures }: { province: Province; closures?: ReadonlySet<Day> },
): number {
  if (to < from) return -countBusinessDays(to, from, { province, ...(closures && { closures }) })
  let count = 0
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, province, closures)) count++
  }
  return count
}
