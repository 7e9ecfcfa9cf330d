import { now } from './clock.ts'
import { organisation } from './organisation.ts'

const day = 86_400_000

const made = new Map<string, Intl.DateTimeFormat>()

function dayIn(timeZone: string, moment: Date): string {
  const known = made.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  if (!known) made.set(timeZone, format)
  return format.format(moment)
}

/** The calendar date where the organisation is: by it, the server tells what is due. */
export const today = (): string => dayIn(organisation.get().timeZone, now())

/** The calendar date of a moment where the organisation is; a date is its own. */
export const dateOf = (instant: string) =>
  instant.includes('T') ? dayIn(organisation.get().timeZone, new Date(instant)) : instant

/** Days from today to a date; negative once it has passed. */
export const daysUntil = (date: string) =>
  Math.round((Date.parse(date) - Date.parse(today())) / day)

/** Days since a moment, as calendars count them. */
export const daysSince = (instant: string) =>
  Math.max(0, Math.round((Date.parse(today()) - Date.parse(dateOf(instant))) / day))
