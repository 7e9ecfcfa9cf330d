import { addDays } from '../clock.ts'
import type { Random } from '../random.ts'

export interface SeedPrice {
  effectiveOn: string
  price: string
}

/** A price a month for thirty months, from eight to sixteen dollars and a little back in between. */
export function makePrices(today: string): SeedPrice[] {
  return Array.from({ length: 31 }, (_, month) => {
    const drift = 8.4 + month * 0.245 + Math.sin(month / 3) * 0.6
    return { effectiveOn: addDays(today, (month - 30) * 30 - 6), price: drift.toFixed(2) }
  })
}

export const priceOn = (prices: readonly SeedPrice[], day: string): SeedPrice =>
  prices.findLast(({ effectiveOn }) => effectiveOn <= day) ?? prices[0]!

export interface SeedTrade {
  side: 'buy' | 'sell'
  tradedOn: string
  tradedAt: string
  volume: string
  price: string
  priceReason: string | null
  /** Days between the trade and its entry: some are entered late. */
  enteredAfter: number
}

/** Trades of one shareholder over two years, in the order of trade; no sale finds too few shares. */
export function makeTrades(
  { count, today, prices }: { count: number; today: string; prices: readonly SeedPrice[] },
  random: Random,
): SeedTrade[] {
  // One trade a day at most, so that none is out of order within its day.
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.whole(1, 728))
  const days = [...drawn].sort((a, b) => b - a)
  let held = 0
  return days.map((daysAgo) => {
    const tradedOn = addDays(today, -daysAgo)
    const sells = held > 20 && random.chance(0.3)
    const all = random.chance(0.12)
    const volume = sells ? (all ? held : random.whole(1, held)) : random.whole(1, 60) * 10
    held += sells ? -volume : volume
    const isGift = !sells && random.chance(0.01)
    const market = Number(priceOn(prices, tradedOn).price)
    return {
      side: sells ? 'sell' : 'buy',
      tradedOn,
      tradedAt: `${String(random.whole(9, 16)).padStart(2, '0')}:${random.pick(['00', '12', '30', '45'])}`,
      volume: String(volume),
      price: isGift ? '0' : (market * random.between(0.97, 1.03)).toFixed(2),
      priceReason: isGift ? random.pick(['gift', 'inheritance', 'bonus']) : null,
      enteredAfter: random.chance(0.85) ? 0 : random.whole(0, Math.min(9, daysAgo - 1)),
    }
  })
}
