/** How much more or less: in percent where that says something, else the difference; null of none. */
export type Change = { percent: string } | { difference: string } | null

/**
 * The change of an amount, for the eye. From nothing, from less than nothing and across nothing a
 * percentage means nothing: the difference is told in the units of the amount instead.
 */
export function changeOf(now: string | number, before: string | number): Change {
  const [is, base] = [Number(now), Number(before)]
  if (is === base) return base === 0 ? null : { percent: '0.0' }
  if (base <= 0 || is < 0) return { difference: (is - base).toFixed(4) }
  return { percent: (((is - base) / base) * 100).toFixed(1) }
}
