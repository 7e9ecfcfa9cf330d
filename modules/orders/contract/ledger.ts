import { Decimal } from 'decimal.js'

/** Digits enough for every product and quotient of a ledger, so that only the named steps round. */
const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })
type Amount = InstanceType<typeof Exact>

/** What the ledger looks at in an active order. */
export interface LedgerOrder {
  id: string
  /** Null while the order is not saved yet. */
  number: string | null
  side: 'buy' | 'sell'
  tradedOn: string
  /** To the minute, `HH:MM`. */
  tradedAt: string
  /** In which orders were entered; the last word on the order of trades. */
  sequence: number
  volume: string
  price: string
}

/** The figures of one order in its shareholder's ledger; decimals as strings, money in cents. */
export interface LedgerRow {
  id: string
  turnover: string
  /** Shares held after the order. */
  runningVolume: string
  /** Net money put in after the order: buys less sells; may be negative. */
  runningTurnover: string
  /** Buys and sells added up. */
  runningGross: string
  /** Cost of the shares held after the order. */
  runningCost: string
  /** Cost of a share after the order; null when none is held. */
  averagePrice: string | null
  /** Of a sale: the cost that leaves with the shares. */
  costReleased: string | null
  /** Of a sale: what it brought beyond its cost. */
  realised: string | null
  /** Of a sale: the realised result in percent of its cost; null when that was nothing. */
  salePerformance: string | null
}

/** Where a shareholder stands after all orders. */
export interface Holding {
  numberOfShares: string
  amountInvested: string
  netPaidIn: string
  grossTurnover: string
  averageBuyPrice: string | null
  realisedResult: string
  enteredRegisterOn: string | null
  /** The day on which the last share was sold; null while any is held. */
  ceasedOn: string | null
}

/** The first sale that finds too few shares. */
export interface Shortfall {
  id: string
  number: string | null
  tradedOn: string
  held: string
  /** How many shares are missing. */
  missing: string
}

export type Ledger =
  | { rows: LedgerRow[]; holding: Holding; shortfall: null }
  | { shortfall: Shortfall }

interface State {
  volume: Amount
  cost: Amount
  net: Amount
  gross: Amount
  realised: Amount
  enteredOn: string | null
  ceasedOn: string | null
}

/**
 * The ledger of one shareholder: a pure function of the active orders, whatever order they are
 * given in. They are taken by trade date, time and sequence. Cost is the average cost, kept in
 * cents so that printed figures add up; the last sale releases all that is left of it. Money
 * rounds half away from zero. Answers the first shortfall instead when a balance would be negative.
 */
export function computeLedger(orders: readonly LedgerOrder[]): Ledger {
  const state: State = {
    volume: new Exact(0),
    cost: new Exact(0),
    net: new Exact(0),
    gross: new Exact(0),
    realised: new Exact(0),
    enteredOn: null,
    ceasedOn: null,
  }
  const rows: LedgerRow[] = []
  for (const order of orders.toSorted(byTrade)) {
    if (order.side === 'sell' && state.volume.lt(order.volume))
      return { shortfall: shortfallOf(order, state.volume) }
    rows.push(order.side === 'buy' ? buy(state, order) : sell(state, order))
  }
  return { rows, holding: holdingOf(state), shortfall: null }
}

/** Trade date, then time, then sequence: figures of one day are never left to chance. */
export function byTrade(a: LedgerOrder, b: LedgerOrder): number {
  if (a.tradedOn !== b.tradedOn) return a.tradedOn < b.tradedOn ? -1 : 1
  if (a.tradedAt !== b.tradedAt) return a.tradedAt < b.tradedAt ? -1 : 1
  return a.sequence - b.sequence
}

function buy(state: State, order: LedgerOrder): LedgerRow {
  const turnover = turnoverOf(order)
  if (state.volume.isZero()) state.ceasedOn = null
  state.enteredOn ??= order.tradedOn
  state.volume = state.volume.plus(order.volume)
  state.cost = state.cost.plus(turnover)
  state.net = state.net.plus(turnover)
  state.gross = state.gross.plus(turnover)
  return rowOf(state, order, { turnover, released: null })
}

function sell(state: State, order: LedgerOrder): LedgerRow {
  const turnover = turnoverOf(order)
  const isAll = state.volume.eq(order.volume)
  const released = isAll
    ? state.cost
    : cents(state.cost.times(order.volume).dividedBy(state.volume))
  state.cost = state.cost.minus(released)
  state.volume = state.volume.minus(order.volume)
  state.net = state.net.minus(turnover)
  state.gross = state.gross.plus(turnover)
  state.realised = state.realised.plus(turnover.minus(released))
  if (isAll) state.ceasedOn = order.tradedOn
  return rowOf(state, order, { turnover, released })
}

function rowOf(
  state: State,
  { id }: LedgerOrder,
  { turnover, released }: { turnover: Amount; released: Amount | null },
): LedgerRow {
  const realised = released && turnover.minus(released)
  return {
    id,
    turnover: turnover.toFixed(2),
    runningVolume: state.volume.toFixed(4),
    runningTurnover: state.net.toFixed(2),
    runningGross: state.gross.toFixed(2),
    runningCost: state.cost.toFixed(2),
    averagePrice: averageOf(state),
    costReleased: released && released.toFixed(2),
    realised: realised && realised.toFixed(2),
    salePerformance: realised && released ? shareInPercent(realised, released) : null,
  }
}

const holdingOf = (state: State): Holding => ({
  numberOfShares: state.volume.toFixed(4),
  amountInvested: state.cost.toFixed(2),
  netPaidIn: state.net.toFixed(2),
  grossTurnover: state.gross.toFixed(2),
  averageBuyPrice: averageOf(state),
  realisedResult: state.realised.toFixed(2),
  enteredRegisterOn: state.enteredOn,
  ceasedOn: state.ceasedOn,
})

const shortfallOf = ({ id, number, tradedOn, volume }: LedgerOrder, held: Amount): Shortfall => ({
  id,
  number,
  tradedOn,
  held: plain(held),
  missing: plain(new Exact(volume).minus(held)),
})

const cents = (amount: Amount) => amount.toDecimalPlaces(2)
const plain = (amount: Amount) => amount.toFixed()
const turnoverOf = ({ volume, price }: LedgerOrder) => cents(new Exact(volume).times(price))
const averageOf = ({ cost, volume }: State) =>
  volume.isZero() ? null : cost.dividedBy(volume).toFixed(6)
const shareInPercent = (part: Amount, of: Amount) =>
  of.isZero() ? null : unsignedZero(cents(part.dividedBy(of).times(100))).toFixed(2)
/** A loss of less than half a cent is nothing, and not `-0.00`. */
const unsignedZero = (amount: Amount) => (amount.isZero() ? new Exact(0) : amount)

/** What a price of today says of an order bought at another, in percent; null of a gift. */
export const buyPerformance = (price: string, today: string | null): string | null =>
  today === null ? null : shareInPercent(new Exact(today).minus(price), new Exact(price))

/** Of an order's turnover, what the partner is credited with; the rest is the assigned user's. */
export const sharedAmount = (turnover: string, percent: string): string =>
  cents(new Exact(turnover).times(percent).dividedBy(100)).toFixed(2)

export interface Valuation {
  currentValue: string | null
  unrealisedResult: string | null
  totalResult: string | null
  /** The unrealised result in percent of the amount invested. */
  performance: string | null
}

/** What a holding is worth at a share price, and how that compares with its cost. */
export function valueOf(holding: Holding, sharePrice: string | null): Valuation {
  if (sharePrice === null)
    return { currentValue: null, unrealisedResult: null, totalResult: null, performance: null }
  const value = cents(new Exact(holding.numberOfShares).times(sharePrice))
  const unrealised = value.minus(holding.amountInvested)
  return {
    currentValue: value.toFixed(2),
    unrealisedResult: unrealised.toFixed(2),
    totalResult: unrealised.plus(holding.realisedResult).toFixed(2),
    performance: shareInPercent(unrealised, new Exact(holding.amountInvested)),
  }
}
