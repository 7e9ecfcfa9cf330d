const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long after each try that failed the next one follows: some 75 hours in all. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
const longest = 24 * hour

/**
 * Milliseconds until the next try, a fifth more or less by chance so that not all come back at one
 * moment, and no sooner than the receiver asks; null when there is none.
 */
export function pauseAfter(
  attempts: number,
  { retryAfter, now }: { retryAfter: string | null; now: Date },
): number | null {
  const pause = pauses[attempts - 1]
  if (pause === undefined) return null
  const scattered = pause * (0.8 + Math.random() * 0.4)
  return Math.round(Math.max(scattered, Math.min(asked(retryAfter, now), longest)))
}

/** `Retry-After`: seconds, or a moment. */
function asked(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * second
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime())
}
