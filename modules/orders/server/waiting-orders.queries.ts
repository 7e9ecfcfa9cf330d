import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { parseListQuery } from '#kit/contract/define-list.ts'
import { orderList } from '../contract/order.list.ts'
import { orderSums } from './order-sums.queries.ts'
import type { Asked } from './order.queries.ts'

const waiting = parseListQuery(orderList, {
  'filter[status]': 'active',
  'filter[careStatus]': 'pending',
}).query

/** How many orders of a month, by the day they were traded, wait for CARE. */
export interface WaitingMonth {
  /** `2026-03` */
  month: string
  orders: number
}

/** The active orders that wait for CARE, as the list counts them, the oldest month first. */
export async function countWaitingOrders(
  db: Kysely<Database>,
  asked: Asked,
): Promise<WaitingMonth[]> {
  const sums = orderSums(db, asked, waiting)
  if (!sums) throw new Error('what waits for CARE has no sums')
  const { rows } = await sql<WaitingMonth>`
    select to_char(k.month, 'YYYY-MM') as month, sum(k.orders)::int as orders
    from (${sums}) k group by k.month having sum(k.orders) > 0 order by k.month`.execute(db)
  return rows
}
