/** What is compared: an amount, a number of things, or a share in percent. */
export type ChangeOf = 'amount' | 'count' | 'share'

/**
 * How much more or less, in the manner that says something. `difference` and `points` are exact, in
 * the units of the amount; `percent` has one decimal; null where there was nothing and is nothing.
 */
export type Change =
  | { percent: string }
  | { difference: string }
  | { points: string }
  | { times: number }
  | { isNew: true }
  | null

type Amount = string | number

interface Scaled {
  units: bigint
  digits: number
}

const manyTimes = 999
/** A percentage of fewer things than these says less than how many they are. */
const fewThings = 20n

/** The change from one amount to another, both plain decimals. */
export function changeOf(now: Amount, before: Amount, of: ChangeOf = 'amount'): Change {
  const digits = Math.max(digitsOf(now), digitsOf(before))
  const [is, was] = [unitsOf(now, digits), unitsOf(before, digits)]
  const difference = { units: is - was, digits }
  if (of === 'share') return { points: decimal(rounded(difference, 1)) }
  if (was === 0n) return is === 0n ? null : { isNew: true }
  const isFew = of === 'count' && was < fewThings * 10n ** BigInt(digits)
  if (was < 0n || is < 0n || isFew) return { difference: decimal(difference) }
  const tenths = half(difference.units * 1000n, was)
  if (tenths > BigInt(manyTimes * 10)) return { times: Number(half(is, was)) }
  return { percent: decimal({ units: tenths, digits: 1 }) }
}

const digitsOf = (amount: Amount) => String(amount).split('.')[1]?.length ?? 0

function unitsOf(amount: Amount, digits: number): bigint {
  const [whole = '', fraction = ''] = String(amount).split('.')
  return BigInt(`${whole}${fraction.padEnd(digits, '0')}`)
}

/** Divided by what is above zero, halves away from it. */
function half(units: bigint, by: bigint): bigint {
  const twice = (units < 0n ? -units : units) * 2n
  const whole = (twice + by) / (by * 2n)
  return units < 0n ? -whole : whole
}

function rounded({ units, digits }: Scaled, to: number): Scaled {
  if (digits <= to) return { units: units * 10n ** BigInt(to - digits), digits: to }
  return { units: half(units, 10n ** BigInt(digits - to)), digits: to }
}

function decimal({ units, digits }: Scaled): string {
  const sign = units < 0n ? '-' : ''
  const figures = String(units)
    .replace('-', '')
    .padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${figures.slice(-digits)}`
}
