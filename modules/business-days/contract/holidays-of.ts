import type { Province } from '#kit/contract/provinces.ts'
import { addDays, weekdayOf, type Day } from './holiday-rules.ts'
import { statutoryHolidays } from './statutory-holidays.ts'

export interface Holiday {
  key: string
  /** The day itself. */
  on: Day
  /** The day on which offices are closed for it. */
  observedOn: Day
}

export const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day))

/**
 * The statutory holidays of a province in a year, in their order. Of one that falls on a weekend the
 * next weekday that is no holiday itself is taken off: Christmas on a Saturday and Boxing Day on the
 * Sunday close offices on Monday and Tuesday.
 */
export function holidaysOf(province: Province, year: number): Holiday[] {
  const falling = statutoryHolidays
    .filter(({ from }) => (from[province] ?? Infinity) <= year)
    .map(({ key, on }) => ({ key, on: on(year) }))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
  const taken = new Set(falling.map(({ on }) => on).filter((day) => !isWeekend(day)))
  return falling.map((holiday) => ({ ...holiday, observedOn: observed(holiday.on, taken) }))
}

function observed(day: Day, taken: Set<Day>): Day {
  if (!isWeekend(day)) return day
  let next = day
  while (isWeekend(next) || taken.has(next)) next = addDays(next, 1)
  taken.add(next)
  return next
}
