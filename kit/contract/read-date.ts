import { monthComesFirst } from './date-format.ts'
import { isRealDate } from './fields.ts'

/** The day that was meant, or the code of what is wrong: `date`, `noSuchDay`, `fourDigitYear`. */
export type ReadDate = { date: string } | { fault: 'date' | 'noSuchDay' | 'fourDigitYear' }

/**
 * A day as people type it: `2025-01-15`, `20250115`, `15/01/2025`, `15-1-2025`, `15 janvier 2025`,
 * `Jan 15, 2025`. Months are read in both languages, whole or cut short, whatever the locale; which
 * of two figures is the month, where both could be, is what the locale writes first. Nothing is
 * guessed: a year of two digits, a day that does not exist and half a date are faults.
 */
export function readDate(typed: string, locale: string): ReadDate {
  const text = plain(typed)
  const parts = yearFirst(text) ?? inFigures(text, locale) ?? inWords(text)
  if (!parts) return { fault: 'date' }
  const [year, month, day] = parts
  if (year.length !== 4) return { fault: 'fourDigitYear' }
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isRealDate(date) ? { date } : { fault: 'noSuchDay' }
}

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
  const isMonthFirst = first <= 12 && (second > 12 || monthComesFirst(locale))
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

let months: { name: string; month: number }[] | undefined

const allMonths = () =>
  ['en', 'fr'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => ({
      name: unaccented(format.format(Date.UTC(2026, at))).toLowerCase(),
      month: at + 1,
    }))
  })

/** The only month that begins so; « jui » could be two. */
function monthCalled(word: string): number | null {
  months ??= allMonths()
  const found = new Set(
    months.filter(({ name }) => name.startsWith(word)).map(({ month }) => month),
  )
  return word.length >= 3 && found.size === 1 ? [...found][0]! : null
}
