import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import { findAnyOrder, findOrder, scopeOf } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { takeSnapshot } from './take-snapshot.ts'

const isOpen = sql`(o.status = 'draft' or o.status = 'active' and o.care_status = 'pending')`

/** Drafts of somebody, and orders that wait for CARE. What is decided stays with who did it. */
export const assignedOrders: OpenWork = {
  kind: 'orders',
  place: 30,

  count: countedBy(sql`orders o where ${isOpen}`),

  /** Nobody shares an order with themselves: what the colleague already shares is left. */
  async handOver(change, { from, to }) {
    const { rows } = await sql<{ id: string }>`
      select o.id from orders o where ${isOpen} and o.assignee_id = ${from.id}
        and o.shared_with_id is distinct from ${to.id} order by o.id for update`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await giveTo(change, id, { from: from.name, to })
    return rows.length
  },
}

/** In the history it is what an assignment to somebody else is. */
async function giveTo(
  change: Change,
  id: string,
  { from, to }: { from: string; to: { id: string; name: string } },
) {
  const { db, person } = change
  const before = await findOrder(db, id)
  if (before) await takeSnapshot(change, id, { cause: 'beforeUpdate' })
  await sql`update orders set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now(),
    updated_by = ${person.userId} where id = ${id}`.execute(db)
  const order = await findAnyOrder(db, id)
  if (!order) return
  await recordOrder(
    change,
    { ...order, scope: scopeOf(order) },
    { action: 'orders.edited', changes: { assignee: [from, to.name] } },
  )
}
