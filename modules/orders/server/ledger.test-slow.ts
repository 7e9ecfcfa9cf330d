import type { LedgerOrder } from '../contract/ledger.ts'

/**
 * The ledger once more, told in another way for the test: for each order everything before it is
 * added up anew, in whole ten-thousandths, millionths and cents, without any decimal library.
 */
export type SlowOrder = LedgerOrder

const whole = (text: string, digits: number): bigint => {
  const [units = '0', rest = ''] = text.split('.')
  return BigInt(units + rest.padEnd(digits, '0').slice(0, digits))
}

/** The quotient of two whole numbers, half away from zero. */
function divided(part: bigint, by: bigint): bigint {
  const isNegative = part < 0n !== by < 0n
  const [top, bottom] = [part < 0n ? -part : part, by < 0n ? -by : by]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return isNegative ? -rounded : rounded
}

function written(value: bigint, digits: number): string {
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const key = ({ tradedOn, tradedAt, sequence }: SlowOrder) =>
  `${tradedOn} ${tradedAt} ${String(sequence).padStart(9, '0')}`
const sum = (values: bigint[]) => values.reduce((total, each) => total + each, 0n)
const volumeOf = ({ volume }: SlowOrder) => whole(volume, 4)
const turnoverOf = ({ volume, price }: SlowOrder) =>
  divided(whole(volume, 4) * whole(price, 6), 10n ** 8n)

/** Cost of the shares in hand after so many orders: buys add, each sale takes its part away. */
function costAfter(orders: readonly SlowOrder[]): bigint {
  const last = orders.at(-1)
  if (!last) return 0n
  const before = costAfter(orders.slice(0, -1))
  return last.side === 'buy' ? before + turnoverOf(last) : before - releasedBy(orders)
}

function releasedBy(orders: readonly SlowOrder[]): bigint {
  const earlier = orders.slice(0, -1)
  const sale = orders.at(-1)
  if (!sale) return 0n
  return divided(costAfter(earlier) * volumeOf(sale), heldAfter(earlier))
}

const heldAfter = (orders: readonly SlowOrder[]) =>
  sum(orders.map((order) => (order.side === 'buy' ? volumeOf(order) : -volumeOf(order))))

const percent = (part: bigint, of: bigint) =>
  of === 0n ? null : written(divided(part * 10_000n, of), 2)
const average = (cost: bigint, held: bigint) =>
  held === 0n ? null : written(divided(cost * 10n ** 8n, held), 6)

export function slowLedger(given: readonly SlowOrder[]): object {
  const orders = given.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  const broken = orders.findIndex((_, at) => heldAfter(orders.slice(0, at + 1)) < 0n)
  if (broken >= 0) {
    const missing = -heldAfter(orders.slice(0, broken + 1))
    return { short: orders[broken]?.id, missing: Number(missing) / 10_000 }
  }
  const rows = orders.map((order, at) => rowOf(orders.slice(0, at + 1), order))
  return { rows, holding: holdingOf(orders) }
}

function rowOf(until: readonly SlowOrder[], order: SlowOrder) {
  const [cost, held] = [costAfter(until), heldAfter(until)]
  const released = order.side === 'sell' ? releasedBy(until) : null
  const realised = released === null ? null : turnoverOf(order) - released
  return {
    id: order.id,
    turnover: written(turnoverOf(order), 2),
    runningVolume: written(held, 4),
    runningTurnover: written(netOf(until), 2),
    runningGross: written(sum(until.map(turnoverOf)), 2),
    runningCost: written(cost, 2),
    averagePrice: average(cost, held),
    costReleased: released === null ? null : written(released, 2),
    realised: realised === null ? null : written(realised, 2),
    salePerformance: realised === null || released === null ? null : percent(realised, released),
  }
}

const netOf = (orders: readonly SlowOrder[]) =>
  sum(orders.map((order) => (order.side === 'buy' ? turnoverOf(order) : -turnoverOf(order))))

function holdingOf(orders: readonly SlowOrder[]) {
  const held = heldAfter(orders)
  const sales = orders.flatMap((order, at) => (order.side === 'sell' ? [at] : []))
  const realised = sum(
    sales.map((at) => turnoverOf(orders[at] as SlowOrder) - releasedBy(orders.slice(0, at + 1))),
  )
  return {
    numberOfShares: written(held, 4),
    amountInvested: written(costAfter(orders), 2),
    netPaidIn: written(netOf(orders), 2),
    grossTurnover: written(sum(orders.map(turnoverOf)), 2),
    averageBuyPrice: average(costAfter(orders), held),
    realisedResult: written(realised, 2),
    enteredRegisterOn: orders[0]?.tradedOn ?? null,
    ceasedOn: held === 0n ? (orders.at(-1)?.tradedOn ?? null) : null,
  }
}
