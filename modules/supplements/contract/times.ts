import type { Frequency } from './supplement.ts'

interface Period {
  frequency: Frequency
  fromOn: string
  toOn: string
}

const dayMs = 86_400_000
/** A month counts from the day on which it begins. */
const monthsOf = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
  (to.getUTCMonth() - from.getUTCMonth()) +
  (to.getUTCDate() >= from.getUTCDate() ? 1 : 0)

/** How many times a supplement is paid: a begun week or month counts whole. Days as `YYYY-MM-DD`, the last one not before the first. */
export function timesOf({ frequency, fromOn, toOn }: Period): number {
  if (frequency === 'oneTime') return 1
  const [from, to] = [new Date(fromOn), new Date(toOn)]
  if (frequency === 'monthly') return Math.max(monthsOf(from, to), 1)
  const days = (to.getTime() - from.getTime()) / dayMs + 1
  return Math.ceil(days / 7)
}
