import { monthComesFirst } from './date-format.ts'
import { isRealDate } from './fields.ts'

/** The day that was meant, or the code of what is wrong: `date`, `noSuchDay`, `fourDigitYear`. */
export type ReadDate = { date: string } | { fault: 'date' | 'noSuchDay' | 'fourDigitYear' }

/**
 * A day as people type it: `2025-01-15`, `20250115`, `15/01/2025`, `15-1-2025`, `15 janvier 2025`,
 * `Jan 15, 2025`. Months are read in both languages, whole or cut short, whatever the locale; which
 * of two figures is the month, where both could be, is what the locale writes first, and with dots
 * never the first. Nothing is
 * guessed: a year of two digits, a day that does not exist and half a date are faults. Told which
 * day it is, it also takes days by their distance: `today`, `demain`, `+10d`, `fri` (the next one, or
 * today), `18 nov` of the nearest year, and a year of two digits: the one that lies nearest, at most
 * twenty years ahead.
 */
export function readDate(typed: string, locale: string, today?: string): ReadDate {
  const text = plain(typed)
  const near = today === undefined ? null : seenFrom(today, text)
  if (near) return near
  const parts = yearFirst(text) ?? inFigures(text, locale) ?? inWords(text)
  if (!parts) return { fault: 'date' }
  return dateOf(today === undefined ? parts : inWholeYear(parts, today))
}

const yearsAhead = 20

function inWholeYear([year, month, day]: Parts, today: string): Parts {
  if (year.length !== 2) return [year, month, day]
  const latest = Number(today.slice(0, 4)) + yearsAhead
  const whole = latest - ((((latest - Number(year)) % 100) + 100) % 100)
  return [String(whole), month, day]
}

function dateOf([year, month, day]: Parts): ReadDate {
  if (year.length !== 4) return { fault: 'fourDigitYear' }
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isRealDate(date) ? { date } : { fault: 'noSuchDay' }
}

const days = {
  today: 0,
  aujourdhui: 0,
  tomorrow: 1,
  demain: 1,
  yesterday: -1,
  hier: -1,
} as const

function seenFrom(today: string, text: string): ReadDate | null {
  const named = days[text.replace(/['’]/g, '') as keyof typeof days]
  if (named !== undefined) return { date: dayFrom(today, named) }
  const away = /^([+-]) ?(\d{1,4}) ?[dj]$/.exec(text)
  if (away) return { date: dayFrom(today, Number(`${away[1]}${away[2]}`)) }
  const weekday = /^[a-z]+\.?$/.test(text) ? weekdayCalled(text.replace('.', '')) : null
  if (weekday !== null) return { date: dayFrom(today, (weekday - weekdayOf(today) + 7) % 7) }
  return inWords(`${text} ${today.slice(0, 4)}`) && nearestOf(today, text)
}

/** A day without its year: of last year, this one or the next, whichever lies nearest. */
function nearestOf(today: string, text: string): ReadDate {
  const year = Number(today.slice(0, 4))
  const found = [year, year - 1, year + 1].flatMap((each) => {
    const parts = inWords(`${text} ${each}`)
    const read = parts && dateOf(parts)
    return read && 'date' in read ? [read.date] : []
  })
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today))
  const [nearest] = found.toSorted((one, other) => distance(one) - distance(other))
  return nearest ? { date: nearest } : { fault: 'noSuchDay' }
}

/** The day that lies so many days after another. */
export const dayFrom = (day: string, distance: number): string =>
  new Date(Date.parse(day) + distance * 86_400_000).toISOString().slice(0, 10)

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

type Parts = [year: string, month: number, day: number]

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const plain = (typed: string) => unaccented(typed.toLowerCase()).trim().replace(/\s+/g, ' ')

function yearFirst(text: string): Parts | null {
  const found =
    /^(\d{4}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d{1,2})$/.exec(text) ??
    /^(\d{4})()(\d\d)(\d\d)$/.exec(text)
  return found && [found[1]!, Number(found[3]), Number(found[4])]
}

function inFigures(text: string, locale: string): Parts | null {
  const found = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d+)$/.exec(text)
  if (!found) return null
  const [first, second, year] = [Number(found[1]), Number(found[3]), found[4]!]
  // Nobody writes the month before a dot.
  const isMonthFirst = first <= 12 && (second > 12 || (found[2] !== '.' && monthComesFirst(locale)))
  return isMonthFirst ? [year, first, second] : [year, second, first]
}

function inWords(text: string): Parts | null {
  const found =
    /^(?:le )?(\d{1,2})(?:er|st|nd|rd|th)?[ -]?([a-z]+)\.?,?[ -]?(\d+)$/.exec(text) ??
    /^(?<word>[a-z]+)\.? ?(?<day>\d{1,2})(?:er|st|nd|rd|th)?,? (?<year>\d+)$/.exec(text)
  const { word = found?.[2], day = found?.[1], year = found?.[3] } = found?.groups ?? {}
  const month = word && monthCalled(word)
  return month && year ? [year, month, Number(day)] : null
}

interface Named {
  name: string
  number: number
}

const namesOf = (options: Intl.DateTimeFormatOptions, moments: readonly number[]): Named[] =>
  ['en', 'fr'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return moments.map((moment, number) => ({
      name: unaccented(format.format(moment)).toLowerCase(),
      number,
    }))
  })

let months: Named[] | undefined
let weekdays: Named[] | undefined

/** The only one that begins so; « jui » could be two. */
function called(word: string, names: readonly Named[]): number | null {
  const found = new Set(
    names.filter(({ name }) => name.startsWith(word)).map((each) => each.number),
  )
  return word.length >= 3 && found.size === 1 ? [...found][0]! : null
}

function monthCalled(word: string): number | null {
  months ??= namesOf(
    { month: 'long' },
    upTo(12).map((at) => Date.UTC(2026, at)),
  )
  const month = called(word, months)
  return month === null ? null : month + 1
}

/** From Sunday on, as a date tells it. */
function weekdayCalled(word: string): number | null {
  weekdays ??= namesOf(
    { weekday: 'long' },
    upTo(7).map((at) => Date.UTC(2026, 1, at + 1)),
  )
  return called(word, weekdays)
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
