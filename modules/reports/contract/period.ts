import * as z from 'zod/mini'

/** A month `2026-11`, a quarter `2026-Q4` of the calendar, a fiscal year `FY2026` by its first, or `all`. */
const pattern = /^(?:2\d{3}-(?:0[1-9]|1[0-2])|2\d{3}-Q[1-4]|FY2\d{3}|all)$/
export const periodSchema = z.string().check(z.regex(pattern, 'format'))

/** The first day of the first fiscal year that can be named. */
export const firstDay = '2000-04-01'

export const periodKinds = ['month', 'quarter', 'fiscalYear', 'all'] as const
export type PeriodKind = (typeof periodKinds)[number]

export const comparisons = ['previous', 'yearBefore', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** First and last day, both included. */
export interface Days {
  from: string
  to: string
}

/** Fiscal years begin with April, quarters of both kinds with the same months. */
const fiscalMonth = 4

export function kindOf(period: string): PeriodKind {
  if (period === 'all') return 'all'
  if (period.startsWith('FY')) return 'fiscalYear'
  return period.includes('Q') ? 'quarter' : 'month'
}

const two = (number: number) => String(number).padStart(2, '0')
const monthAt = (months: number) => `${Math.floor(months / 12)}-${two((months % 12) + 1)}`

/** The first month, counted from year 0, and how many it lasts. */
function monthsOf(period: string): { first: number; last: number } {
  const kind = kindOf(period)
  if (kind === 'fiscalYear') {
    const first = Number(period.slice(2)) * 12 + fiscalMonth - 1
    return { first, last: first + 11 }
  }
  const year = Number(period.slice(0, 4)) * 12
  const first =
    kind === 'quarter' ? year + (Number(period.at(-1)) - 1) * 3 : year + Number(period.slice(5)) - 1
  return { first, last: kind === 'quarter' ? first + 2 : first }
}

/** Null is all time. */
export function daysOf(period: string): Days | null {
  if (kindOf(period) === 'all') return null
  const { first, last } = monthsOf(period)
  const end = new Date(Date.UTC(Math.floor((last + 1) / 12), (last + 1) % 12, 0))
  return { from: `${monthAt(first)}-01`, to: end.toISOString().slice(0, 10) }
}

/** The period of a kind in which a day lies. */
export function periodAt(kind: PeriodKind, day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  if (kind === 'all') return 'all'
  if (kind === 'month') return day.slice(0, 7)
  if (kind === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`
  return `FY${month < fiscalMonth ? year - 1 : year}`
}

/** So many periods of its kind later, or earlier. */
export function periodAfter(period: string, steps: number): string {
  const kind = kindOf(period)
  if (kind === 'all') return period
  const { first, last } = monthsOf(period)
  return periodAt(kind, `${monthAt(first + (last - first + 1) * steps)}-01`)
}

/** What it is compared with; null where nothing is. */
export function comparedPeriod(period: string, comparison: Comparison): string | null {
  const kind = kindOf(period)
  if (comparison === 'none' || kind === 'all') return null
  const other =
    comparison === 'previous' || kind === 'fiscalYear'
      ? periodAfter(period, -1)
      : periodAfter(period, kind === 'month' ? -12 : -4)
  return periodSchema.safeParse(other).success ? other : null
}

/** The days of a period until the day that figures are told as of; null where none of them has come. */
export function daysUntil(period: string, asOf: string): Days | null {
  const days = daysOf(period)
  if (!days) return { from: '2000-01-01', to: asOf }
  if (days.from > asOf) return null
  return { from: days.from, to: days.to < asOf ? days.to : asOf }
}

/** Of the other period as many days as have come of this one: a running one compares to the same day. */
export function comparedDays(
  period: string,
  { other, asOf }: { other: string; asOf: string },
): Days | null {
  const [own, days] = [daysOf(period), daysOf(other)]
  if (!own || !days) return null
  if (asOf >= own.to || asOf < own.from) return days
  const { first } = monthsOf(period)
  const months = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1 - first
  const there = monthAt(monthsOf(other).first + months)
  const last = daysOf(there)?.to ?? days.to
  const same = `${there}${asOf.slice(7)}`
  return { from: days.from, to: same < last ? same : last }
}
