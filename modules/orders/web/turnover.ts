const scale = 6
const written = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** A decimal in millionths, null for what is none. */
function millionths(value: unknown): bigint | null {
  const [, whole = '', part = ''] = (typeof value === 'string' && written.exec(value)) || []
  return whole === '' ? null : BigInt(whole + part.padEnd(scale, '0'))
}

/**
 * What a volume comes to at a price, to the cent, half a cent up, as `contract/ledger.ts` has it but without
 * its library of decimals, which no page fetches; null until both are typed.
 */
export function turnoverOf(volume: unknown, price: unknown): string | null {
  const [shares, each] = [millionths(volume), millionths(price)]
  if (!shares || !each) return null
  const perCent = 10n ** BigInt(2 * scale - 2)
  const cents = String((shares * each + perCent / 2n) / perCent).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}
