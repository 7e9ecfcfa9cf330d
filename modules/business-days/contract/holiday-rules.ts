/** A plain calendar day, `YYYY-MM-DD`. */
export type Day = string

const dayMs = 86_400_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

const monday = 1

const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** On which day of a year a holiday falls. */
export type HolidayRule = (year: number) => Day

/** The same day every year. */
export const onThe =
  (month: number, day: number): HolidayRule =>
  (year) =>
    dayOf(year, month, day)

/** The first, second … Monday of a month. */
export const nthMonday =
  (nth: number, month: number): HolidayRule =>
  (year) => {
    const first = dayOf(year, month, 1)
    return addDays(first, ((monday + 7 - weekdayOf(first)) % 7) + (nth - 1) * 7)
  }

/** The last Monday that comes before a day. */
export const mondayBefore =
  (month: number, day: number): HolidayRule =>
  (year) => {
    const end = dayOf(year, month, day)
    return addDays(end, -((weekdayOf(end) + 7 - monday) % 7 || 7))
  }

/** So many days after Easter Sunday; before it, when negative. */
export const fromEaster =
  (days: number): HolidayRule =>
  (year) =>
    addDays(easterSunday(year), days)

/**
 * Easter Sunday of the Gregorian calendar.
 * Source: the anonymous algorithm of 1876 (Meeus, Astronomical Algorithms, 1991, chapter 8).
 */
export function easterSunday(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}
