import { dateFormat } from './date-format.ts'

type Params = Record<string, string | number>

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isDecimal = (value: string) => /^-?\d+\.\d+$/.test(value)

/**
 * The values that a sentence names, as its language writes them: days with the month in words, and
 * decimals as numbers, for which the sentence says `{value, number}`.
 */
export function spokenParams(params: Params | undefined, locale: string): Params {
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const spoken = ([name, value]: [string, string | number]): [string, string | number] => {
    if (typeof value !== 'string') return [name, value]
    if (isDay(value)) return [name, day.format(new Date(`${value}T00:00:00Z`))]
    return [name, isDecimal(value) ? Number(value) : value]
  }
  return Object.fromEntries(Object.entries(params ?? {}).map(spoken))
}
