import Holidays from 'date-holidays'

const calendars = new Map<string, Holidays>()

function calendarOf(province: string): Holidays {
  const known = calendars.get(province)
  if (known) return known
  const calendar = new Holidays('CA', province, { types: ['public'] })
  calendars.set(province, calendar)
  return calendar
}

/** A holiday stays one; looking it up costs half a millisecond. */
const judged = new Map<string, boolean>()

const dayOf = (date: string) => new Date(`${date}T12:00:00`)
const textOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Whether offices of the province work on a day: no weekend, no statutory holiday. */
export function isBusinessDay(date: string, province: string): boolean {
  const key = `${province} ${date}`
  const known = judged.get(key)
  if (known !== undefined) return known
  const day = dayOf(date)
  const isWeekend = day.getDay() === 0 || day.getDay() === 6
  const isOpen = !isWeekend && !calendarOf(province).isHoliday(day)
  judged.set(key, isOpen)
  return isOpen
}

/**
 * The day that lies so many business days after a date (before it, when negative), by the
 * province's calendar. Dates are plain calendar days, `YYYY-MM-DD`.
 */
export function addBusinessDays(date: string, days: number, province: string): string {
  const day = dayOf(date)
  let left = Math.abs(days)
  while (left > 0) {
    day.setDate(day.getDate() + Math.sign(days))
    if (isBusinessDay(textOf(day), province)) left--
  }
  return textOf(day)
}
