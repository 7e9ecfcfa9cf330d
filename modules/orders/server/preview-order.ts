import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import { computeLedger, type Ledger, type LedgerOrder } from '../contract/ledger.ts'
import { financialFields } from '../contract/order.ts'
import type { LedgerEffect, OrderPreview, ordersEndpoints } from '../contract/orders.endpoints.ts'
import { findHolder } from './order-inputs.ts'
import { readActiveOrders, type ActiveOrder } from './ledger.queries.ts'
import { findOrder, loadOrder, type StoredOrder } from './order.queries.ts'

type Asked = z.infer<(typeof ordersEndpoints)['previewOrder']['body']>
type Whole = Extract<Ledger, { shortfall: null }>

const newId = 'new'

/**
 * What an order as it is typed would do to the ledger of its shareholder, and of the one it leaves
 * or trades with. Nothing is saved.
 */
export async function previewOrder(change: Change, asked: Asked): Promise<OrderPreview> {
  const { db, settings } = change
  const present = asked.orderId ? await loadOrder(db, asked.orderId, change) : null
  await findHolder(change, asked.shareholderId)
  const other = present?.counterparty
    ? await findOrder(db, present.counterparty.id, settings)
    : null
  const holders = new Set([
    asked.shareholderId,
    ...(present ? [present.shareholderId] : []),
    ...(other ? [other.shareholderId] : []),
  ])
  const effects: (LedgerEffect & { short: OrderPreview['shortfall'] })[] = []
  for (const holderId of holders)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    effects.push(await effectOn(change, holderId, { asked, other }))
  return {
    effects: effects.map(({ short: _, ...effect }) => effect),
    shortfall: effects.find(({ short }) => short)?.short ?? null,
    reopensCare: reopensCare(present, asked),
  }
}

const reopensCare = (present: StoredOrder | null, asked: Asked) =>
  present !== null &&
  present.careStatus !== 'pending' &&
  !asked.isVoid &&
  financialFields.some((field) =>
    field === 'volume' || field === 'price'
      ? Number(present[field]) !== Number(asked[field])
      : present[field] !== asked[field],
  )

interface Typed {
  asked: Asked
  /** The other order of a transfer. */
  other: StoredOrder | null
}

async function effectOn(change: Change, holderId: string, typed: Typed) {
  const holder = await findShareholder(change.db, holderId, change.person)
  if (!holder) throw notFound()
  const orders = await readActiveOrders(change.db, holderId)
  const before = computeLedger(orders)
  if (before.shortfall) throw new Error(`the ledger of ${holder.number} is short`)
  const changed = asTyped(orders, holderId, typed)
  const after = computeLedger(changed)
  const { id, name, number } = holder
  return {
    shareholder: { id, name, number },
    before: figuresOf(before),
    after: after.shortfall ? null : figuresOf(after),
    affected: after.shortfall ? [] : affectedBy({ orders, changed, before, after }),
    short: after.shortfall ? shortOf(after.shortfall) : null,
  }
}

/** The active orders of a shareholder as they would be. */
function asTyped(orders: readonly ActiveOrder[], holderId: string, { asked, other }: Typed) {
  const { shareholderId, orderId = newId, isVoid = false, ...traded } = asked
  const kept = orders.filter(({ id }) => id !== orderId && id !== other?.id)
  const sequenceOf = (id: string) => orders.find((each) => each.id === id)?.sequence
  const last = Math.max(0, ...orders.map(({ sequence }) => sequence)) + 1
  const added: LedgerOrder[] = []
  const numberOf = (id: string) => orders.find((each) => each.id === id)?.number ?? null
  const put = (id: string, order: Omit<LedgerOrder, 'id' | 'number' | 'sequence'>) =>
    added.push({ ...order, id, number: numberOf(id), sequence: sequenceOf(id) ?? last })
  if (!isVoid && shareholderId === holderId) put(orderId, traded)
  if (!isVoid && other?.shareholderId === holderId) put(other.id, { ...traded, side: other.side })
  return [...kept, ...added]
}

const figuresOf = ({ holding }: Whole): LedgerEffect['before'] => ({
  numberOfShares: holding.numberOfShares,
  amountInvested: holding.amountInvested,
  netPaidIn: holding.netPaidIn,
  averageBuyPrice: holding.averageBuyPrice,
  realisedResult: holding.realisedResult,
})

const shortOf = ({ number, tradedOn, held, missing }: NonNullable<Ledger['shortfall']>) => ({
  number,
  tradedOn,
  held,
  missing,
})

/** The orders whose figures differ, in the order in which they would stand. */
function affectedBy(on: {
  orders: readonly LedgerOrder[]
  changed: readonly LedgerOrder[]
  before: Whole
  after: Whole
}): LedgerEffect['affected'] {
  const ids = [
    ...on.after.rows.map(({ id }) => id),
    ...on.before.rows
      .map(({ id }) => id)
      .filter((id) => !on.changed.some((each) => each.id === id)),
  ]
  return ids.flatMap((id) => {
    const order =
      on.changed.find((each) => each.id === id) ?? on.orders.find((each) => each.id === id)
    const [before, after] = [rowOf(on.before, id), rowOf(on.after, id)]
    if (!order || JSON.stringify(before) === JSON.stringify(after)) return []
    const { number, side, tradedOn, volume } = order
    return [{ id: id === newId ? null : id, number, side, tradedOn, volume, before, after }]
  })
}

function rowOf({ rows }: Whole, id: string) {
  const row = rows.find((each) => each.id === id)
  if (!row) return null
  const { turnover, runningVolume, runningTurnover, averagePrice, realised } = row
  return { turnover, runningVolume, runningTurnover, averagePrice, realised }
}
