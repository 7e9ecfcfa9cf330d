import { Decimal } from 'decimal.js'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { financialFields } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import type { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { effectsOf, newId, type Supposed } from './ledger-effects.ts'
import { refusePartOfTransfer } from './edit-order.ts'
import { findHolder, refuseContradictions } from './order-inputs.ts'
import { findOrder, loadAnyOrder, type StoredOrder } from './order.queries.ts'

type Asked = z.infer<(typeof ordersEndpoints)['previewOrder']['body']>

/**
 * What an order as it is typed would do to the ledger of its shareholder, and of the one it leaves
 * or trades with. Nothing is saved.
 * @throws as saving it does, what its ledgers say apart
 */
export async function previewOrder(change: Change, asked: Asked): Promise<OrderPreview> {
  const { db } = change
  const present = asked.orderId ? await loadAnyOrder(db, asked.orderId, change) : null
  if (!asked.isVoid) await refuseContradictions(change, { ...present, ...asked })
  if (present?.counterparty) refusePartOfTransfer(present, asked)
  await findHolder(change, asked.shareholderId)
  const other = present?.counterparty ? await findOrder(db, present.counterparty.id) : null
  const left = [present, other].flatMap((order) => (order ? [order.shareholderId] : []))
  const effects = await effectsOf(change, {
    holders: [asked.shareholderId, ...left],
    supposed: asTyped(asked, present, other),
  })
  return { ...effects, reopensCare: reopensCare(present, asked) }
}

const reopensCare = (present: StoredOrder | null, asked: Asked) =>
  present !== null &&
  present.careStatus !== 'pending' &&
  !asked.isVoid &&
  financialFields.some((field) =>
    field === 'volume' || field === 'price'
      ? !new Decimal(present[field] ?? 0).eq(asked[field])
      : present[field] !== asked[field],
  )

/** A new order comes after everything else of its minute; a draft has its place already. */
export const unsaved = { number: null, sequence: Number.MAX_SAFE_INTEGER }

/** The order as it is typed, and the other one of a transfer, which goes with it. */
function asTyped(asked: Asked, present: StoredOrder | null, other: StoredOrder | null): Supposed[] {
  const { orderId: _, isVoid = false, priceReason: __, ...traded } = asked
  const typed = { ...traded, counts: !isVoid }
  const id = present?.number ? present.id : newId
  const { number, sequence } = present ?? unsaved
  if (!other) return [{ ...typed, id, number, sequence }]
  const { shareholderId, side } = other
  const pair = { id: other.id, number: other.number, sequence: other.sequence, shareholderId, side }
  return [
    { ...typed, id, number, sequence },
    { ...typed, ...pair },
  ]
}
