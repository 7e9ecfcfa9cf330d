import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { markAsBefore, selectMarks, type Marked } from './care-marks.ts'
import { keepLedger } from './keep-ledger.ts'
import { findAnyOrder, scopeOf } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { takeSnapshots } from './take-snapshot.ts'

interface Numbered {
  id: string
  number: string
}

/** An order as it was before it was moved, so that it can be moved back whole. */
export interface MovedOrder extends Marked {
  id: string
  /** None of a draft. */
  number: string | null
  /** The version that the move gave it. */
  version: number
}

interface Moving {
  from: Numbered
  to: Numbered
  /** Only these, which come back as they were where nobody has touched them since. */
  back?: readonly MovedOrder[]
}

/**
 * Gives all orders of one shareholder to another, void ones too, and works both ledgers out anew.
 * For CARE it is a change of what was confirmed, so it is pending again. With `back`,
 * `moveOrders(change, {from: b, to: a, back: moved})` undoes what `moveOrders(change, {from: a, to: b})`
 * answered: CARE too, where the order is what was confirmed. The caller holds both shareholders.
 * @throws 422 `shortfall` naming the order that would find too few shares
 */
export async function moveOrders(
  change: Change,
  { from, to, back }: Moving,
): Promise<MovedOrder[]> {
  const moving = await lockOrders(change, from.id, back)
  if (moving.length > 0) {
    const ids = moving.map(({ id }) => id)
    // A draft has no snapshots.
    await takeSnapshots(
      change,
      ids.filter((_, at) => moving[at]?.number),
      'beforeUpdate',
    )
    await giveTo(change, to.id, ids)
    if (back) await markAsBefore(change.db, back)
  }
  await keepLedger(change, from.id)
  await keepLedger(change, to.id)
  for (const order of moving) await recordMove(change, order, { from, to })
  return moving.map(({ careStatus: _, ...order }) => ({ ...order, version: order.version + 1 }))
}

type Locked = MovedOrder & { careStatus: string }

async function lockOrders(
  { db }: Change,
  holderId: string,
  back: readonly MovedOrder[] | undefined,
): Promise<Locked[]> {
  const chosen = back ? sql`and o.id = any(${back.map(({ id }) => id)}::uuid[])` : sql``
  const { rows } = await sql<Locked>`
    select o.id, o.number, o.version, o.care_status as "careStatus", ${selectMarks}
    from orders o where o.shareholder_id = ${holderId} ${chosen} order by o.id for update`.execute(
    db,
  )
  return rows
}

const giveTo = ({ db, person }: Change, holderId: string, ids: readonly string[]) =>
  sql`update orders set shareholder_id = ${holderId}, entered_by = ${person.userId},
    care_status = 'pending', care_by = null, care_at = null, care_note = null,
    version = version + 1, updated_at = clock_now(), updated_by = ${person.userId}
    where id = any(${ids}::uuid[])`.execute(db)

async function recordMove(
  change: Change,
  { id, careStatus }: Locked,
  { from, to }: Pick<Moving, 'from' | 'to'>,
) {
  const order = await findAnyOrder(change.db, id)
  if (!order) return
  await recordOrder(
    change,
    { ...order, scope: scopeOf(order) },
    {
      action: 'orders.moved',
      changes: {
        shareholderId: [from.number, to.number],
        ...(careStatus !== order.careStatus && { careStatus: [careStatus, order.careStatus] }),
      },
    },
  )
}
