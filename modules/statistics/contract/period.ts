import * as z from 'zod/mini'

const monthPattern = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/

/** A calendar month, `2026-03`. */
export const monthSchema = z.string().check(z.regex(monthPattern, 'format'))

/** A calendar month or a whole year, `2026-03` or `2026`. */
export const statisticsPeriodSchema = z
  .string()
  .check(z.regex(/^(19|2\d)\d{2}(-(0[1-9]|1[0-2]))?$/, 'format'))

/** The first year that is asked for: what it is compared with, and the months before it, are periods too. */
const firstAsked = '1901'
const isComparable = (period: string) => period >= firstAsked

/** A month, or a period, that figures are asked for. */
export const askedMonthSchema = monthSchema.check(z.refine(isComparable, 'tooEarly'))
export const askedPeriodSchema = statisticsPeriodSchema.check(z.refine(isComparable, 'tooEarly'))

/** First and last day, both included. */
export interface Days {
  from: string
  to: string
}

const isMonth = (period: string) => period.length === 7
const two = (number: number) => String(number).padStart(2, '0')

export function daysOf(period: string): Days {
  if (!isMonth(period)) return { from: `${period}-01-01`, to: `${period}-12-31` }
  const [year = 0, month = 0] = period.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${period}-01`, to: `${period}-${two(last)}` }
}

/** The period that lies so many periods of its kind later, or earlier. */
export function periodAfter(period: string, steps: number): string {
  if (!isMonth(period)) return String(Number(period) + steps)
  const [year = 0, month = 0] = period.split('-').map(Number)
  const months = year * 12 + month - 1 + steps
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`
}

export const yearBefore = (period: string) => periodAfter(period, isMonth(period) ? -12 : -1)

/** What a period is compared with, where none is chosen by name. */
export const comparisons = ['previous', 'yearBefore', 'none'] as const
/** One of these, or a period of the same kind: `2025-03`. */
export const comparisonSchema = z
  .string()
  .check(z.regex(/^(previous|yearBefore|none|(19|2\d)\d{2}(-(0[1-9]|1[0-2]))?)$/, 'choice'))

/** The period that was chosen to compare with; null for any other comparison. */
export const chosenPeriod = (period: string, comparison: string | undefined): string | null =>
  comparison?.length === period.length && statisticsPeriodSchema.safeParse(comparison).success
    ? comparison
    : null

/** The period that one is compared with; null of none. A period of another kind is none to compare with. */
export function comparedPeriod(period: string, comparison: string): string | null {
  if (comparison === 'previous') return periodAfter(period, -1)
  return comparison === 'yearBefore' ? yearBefore(period) : chosenPeriod(period, comparison)
}

/** The days of the other period, as far as the period has come: of a running one to the same day. */
export function comparedDays(
  period: string,
  { other, today }: { other: string; today: string },
): Days {
  const [own, days] = [daysOf(period), daysOf(other)]
  if (today < own.from || today > own.to) return days
  const month = isMonth(other) ? other : `${other}${today.slice(4, 7)}`
  const last = daysOf(month).to
  const same = `${month}${today.slice(7)}`
  return { from: days.from, to: same < last ? same : last }
}

/** The twelve months that end with the month, or those of the year, first to last. */
export function twelveMonths(period: string): string[] {
  const last = isMonth(period) ? period : `${period}-12`
  return Array.from({ length: 12 }, (_, at) => periodAfter(last, at - 11))
}

export const yearOf = (period: string) => period.slice(0, 4)
