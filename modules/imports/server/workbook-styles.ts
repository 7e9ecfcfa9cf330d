import { attributeOf, tagsOf } from './xml-tags.ts'

/** The formats of days that every workbook has without naming them. */
const daysBuiltIn = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
])

/** The places of the styles that show a number as a day. */
export function dayStyles(styles: string): ReadonlySet<number> {
  const formats = new Map<number, string>()
  const days = new Set<number>()
  let place = -1
  for (const tag of tagsOf(styles)) {
    if (tag.name === 'numFmt')
      formats.set(Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '')
    if (tag.name === 'cellXfs') place = tag.isEnd ? -1 : 0
    if (tag.name !== 'xf' || tag.isEnd || place < 0) continue
    const format = Number(attributeOf(tag, 'numFmtId'))
    if (daysBuiltIn.has(format) || isDay(formats.get(format) ?? '')) days.add(place)
    place += 1
  }
  return days
}

/** Words, colours and what is escaped are no part of a pattern. */
const isDay = (format: string) =>
  /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/gi, ''))

/** What a spreadsheet counts from: day 1 is the first of 1900, or of 1904 where the workbook says so. */
const origin = { usual: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) }

/** The day of a number, as `2026-11-27`; null for what is none. */
export function dayOfNumber(number: number, isSince1904: boolean): string | null {
  const at = (isSince1904 ? origin.since1904 : origin.usual) + Math.floor(number) * 86_400_000
  const day = new Date(at)
  return number < 1 || Number.isNaN(at) || day.getUTCFullYear() > 9999 || Number.isNaN(+day)
    ? null
    : day.toISOString().slice(0, 10)
}
