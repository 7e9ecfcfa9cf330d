import { dateFormat } from './date-format.ts'

type Params = Record<string, string | number>

/**
 * The values that a sentence names, as its language writes them: days with the month in words, and
 * decimals as numbers, for which the sentence says `{value, number}`.
 */
export function spokenParams(params: Params | undefined, locale: string): Params {
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const spoken = (value: string | number) =>
    /^\d{4}-\d\d-\d\d$/.test(`${value}`)
      ? day.format(new Date(value))
      : /^-?\d+\.\d+$/.test(`${value}`)
        ? Number(value)
        : value
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, spoken(value)]),
  )
}
