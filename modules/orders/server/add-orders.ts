import type { Change } from '#kit/server/call.ts'
import { keepOwn, type JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import type { Taken } from '#modules/imports/server/import-target.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { computeLedger, type LedgerOrder, type Shortfall } from '../contract/ledger.ts'
import { recordAdded, type NewOrder } from './add-order.ts'
import { insertOrder } from './insert-order.ts'
import { keepLedger, shortProblem } from './keep-ledger.ts'
import { readActiveOrders } from './ledger.queries.ts'
import type { OrderScope } from './order.policy.ts'
import { seesHolding } from './sees-holding.ts'

/** An order that was judged by the rules of the form, its ledger apart. */
export interface Judged {
  input: NewOrder
  scope: OrderScope
  own: JudgedOwn
}

type Lined = Judged & { line: number }

/**
 * Enters orders of one shareholder in the order of their trades and works its ledger out once. Those
 * that would make a balance negative are left out, each with the order that would find too few.
 */
export async function addOrders(
  change: Change,
  orders: readonly Lined[],
  isTrial: boolean,
): Promise<Taken[]> {
  const [first] = orders
  if (!first) return []
  const { shareholderId } = first.input
  await holdShareholders(change, [shareholderId])
  await refuseErased(change.db, [shareholderId])
  const present = await readActiveOrders(change.db, shareholderId)
  const { fit, short } = thoseThatFit(present, orders)
  const isTold = short.length > 0 && (await seesHolding(change, shareholderId))
  const refused = short.map(({ line, shortfall, isNew }): Taken => {
    const newOrderId = isNew ? shortfall.id : null
    const { code, options } = shortProblem(shortfall, { newOrderId, isTold })
    const { errors = {}, params = {} } = options
    return { line, outcome: 'failed', problem: { code, errors, params } }
  })
  if (isTrial) return [...refused, ...fit.map(({ line }): Taken => ({ line, outcome: 'created' }))]
  return [...refused, ...(await write(change, shareholderId, fit))]
}

async function write(change: Change, shareholderId: string, orders: readonly Lined[]) {
  const inserted = []
  for (const order of orders) {
    const added = await insertOrder(change, order.input)
    await keepOwn(change, added.id, order.own)
    inserted.push({ ...order, ...added })
  }
  if (inserted.length) await keepLedger(change, shareholderId)
  for (const order of inserted) await recordAdded(change, order)
  return inserted.map(({ line, id, number }): Taken => ({
    line,
    outcome: 'created',
    recordId: id,
    reference: number,
    version: 1,
  }))
}

interface Short {
  line: number
  shortfall: Shortfall
  /** The order that finds too few shares is the one of this line. */
  isNew: boolean
}

/** Leaves one sale out after the other until no balance is negative. */
function thoseThatFit(present: readonly LedgerOrder[], orders: readonly Lined[]) {
  const after = Math.max(0, ...present.map(({ sequence }) => sequence))
  let fit = orders.map((order, index) => ({ order, row: asLedgerOrder(order, after + 1 + index) }))
  const short: Short[] = []
  for (;;) {
    const ledger = computeLedger([...present, ...fit.map(({ row }) => row)])
    const { shortfall } = ledger
    if (!shortfall) return { fit: fit.map(({ order }) => order), short }
    const own = fit.find(({ row }) => row.id === shortfall.id)
    const left =
      own ?? fit.findLast(({ row }) => row.side === 'sell' && row.tradedOn <= shortfall.tradedOn)
    if (!left) throw new Error(`the ledger was short before: ${shortfall.number ?? shortfall.id}`)
    short.push({ line: left.order.line, shortfall, isNew: left === own })
    fit = fit.filter((each) => each !== left)
  }
}

/** A row as the ledger would take it. */
export const asLedgerOrder = ({ line, input }: Lined, sequence: number): LedgerOrder => ({
  id: `line ${line}`,
  number: null,
  side: input.side,
  tradedOn: input.tradedOn,
  tradedAt: input.tradedAt,
  volume: input.volume,
  price: input.price,
  sequence,
})
