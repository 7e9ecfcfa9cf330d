import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { OrderCounts } from '../contract/orders.endpoints.ts'
import { keptTotals, orderListSource, type Asked } from './order-list.queries.ts'

/**
 * How many orders the list has in all, and in each state that it offers at a glance. What is
 * confirmed is what is left of the active ones, so that only the few others are counted.
 */
export async function readOrderCounts(db: Kysely<Database>, asked: Asked): Promise<OrderCounts> {
  const { from, where } = orderListSource(db, asked)
  const [{ count: active, voided }, { rows }] = await Promise.all([
    keptTotals(db, asked),
    sql<{ pending: number; rejected: number }>`
      select count(*) filter (where o.care_status = 'pending')::int as pending,
        count(*) filter (where o.care_status = 'rejected')::int as rejected
      from ${from} where ${sql.join(where, sql` and `)} and o.status = 'active'
        and o.care_status <> 'confirmed'`.execute(db),
  ])
  const { pending, rejected } = rows[0] ?? { pending: 0, rejected: 0 }
  return {
    all: active + voided,
    active,
    carePending: pending,
    careConfirmed: active - pending - rejected,
    careRejected: rejected,
    void: voided,
  }
}
