import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { lockShareholders } from '#modules/shareholders/server/keep-holding.ts'
import type { OrderFacts } from '../contract/order.status.ts'
import { orderMachines } from './order.policy.ts'
import { judge, loadAnyOrder, readOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { announceOrder } from './record-order.ts'

/** An order or draft as its steps know it. */
export const orderSteps: SteppedEntity<StoredOrder, OrderFacts> = {
  ...orderMachines,
  table: 'orders',
  entity: 'order',
  topic: 'orders',
  keepsEditor: true,
  hold: holdLedgers,
  load: (change, id) => loadAnyOrder(change.db, id, change),
  judge,
  reference: ({ number }) => number,
  present: (change, id) => readOrder(change.db, id, change),
  announce: (change, order, version) =>
    announceOrder(change, { ...order, version, scope: scopeOf(order) }),
}

/** The shareholders of an order, and of the other one of a transfer, before the order itself. */
async function holdLedgers(change: Change, id: string) {
  const { rows } = await sql<{ id: string }>`
    select distinct e.shareholder_id as id from orders o
      join orders e on e.id in (o.id, o.counterparty_order_id) where o.id = ${id}`.execute(
    change.db,
  )
  if (rows.length > 0)
    await lockShareholders(
      change,
      rows.map((row) => row.id),
    )
}
