import * as z from 'zod/mini'

const monthPattern = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/

/** A calendar month, `2026-03`. */
export const monthSchema = z.string().check(z.regex(monthPattern, 'format'))

/** A calendar month or a whole year, `2026-03` or `2026`. */
export const periodSchema = z
  .string()
  .check(z.regex(/^(19|2\d)\d{2}(-(0[1-9]|1[0-2]))?$/, 'format'))

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

/** The twelve months that end with the month, or those of the year, first to last. */
export function twelveMonths(period: string): string[] {
  const last = isMonth(period) ? period : `${period}-12`
  return Array.from({ length: 12 }, (_, at) => periodAfter(last, at - 11))
}

export const yearOf = (period: string) => period.slice(0, 4)
