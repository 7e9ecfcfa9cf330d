import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { RowCount } from '#kit/contract/define-endpoint.ts'
import { parseListQuery } from '#kit/contract/define-list.ts'
import { matching } from '#kit/server/list-query.ts'
import { orderList } from '../contract/order.list.ts'
import { orderListSource } from './order-list.queries.ts'
import { orderSums } from './order-sums.queries.ts'
import type { Asked } from './order.queries.ts'

const whole = parseListQuery(orderList, {}).query
const drafts = parseListQuery(orderList, { 'filter[status]': 'draft' }).query

type Tab = keyof typeof orderList.tabs

/** How many orders each tab of the list holds, exactly: from the kept sums, and drafts one by one. */
export async function readOrderCounts(
  db: Kysely<Database>,
  asked: Asked,
): Promise<Record<Tab, RowCount>> {
  const sums = orderSums(db, asked, whole)
  if (!sums) throw new Error('the whole list has no sums')
  const count = (when: string) =>
    sql`coalesce(sum(k.orders) filter (where ${sql.raw(when)}), 0)::int`
  const ofCare = (status: string) => count(`k.status = 'active' and k.care_status = '${status}'`)
  const source = orderListSource(db, asked, drafts)
  const { rows } = await sql<Record<Tab, number>>`
    select ${count('true')} as all, ${count(`k.status = 'active'`)} as active,
      ${ofCare('pending')} as "carePending", ${ofCare('confirmed')} as "careConfirmed",
      ${ofCare('rejected')} as "careRejected", ${count(`k.status = 'void'`)} as void,
      (select count(*)::int from ${source.from} where ${matching(source, drafts)}) as drafts
    from (${sums}) k`.execute(db)
  const counted = Object.entries(rows[0] as Record<Tab, number>)
  return Object.fromEntries(counted.map(([tab, total]) => [tab, { total }])) as Record<
    Tab,
    RowCount
  >
}
