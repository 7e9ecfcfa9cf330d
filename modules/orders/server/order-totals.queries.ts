import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import { matching } from '#kit/server/list-query.ts'
import { keptTotals, ofBothSides, partsOfKey, totalsOf, type Sums } from './kept-totals.queries.ts'
import { orderListSource } from './order-list.queries.ts'
import type { Asked } from './order.queries.ts'
import { orderSums } from './order-sums.queries.ts'

/** What the matching orders add up to, over all pages; kept sums where no other filter is set. */
export const readOrderTotals = (db: Kysely<Database>, asked: Asked, list: ListQuery) =>
  !list.search && list.filters.every(({ field }) => field in partsOfKey)
    ? keptTotals(db, asked, list.filters)
    : countedTotals(db, asked, list)

/** From sums by month where those answer, else from the orders that match. */
async function countedTotals(db: Kysely<Database>, asked: Asked, list: ListQuery) {
  const source = orderListSource(db, asked)
  const summed =
    orderSums(db, asked, list) ??
    sql`select o.status, o.side, 1 as orders, o.volume, o.turnover
      from ${source.from} where ${matching(source, list)}`
  const sum = (what: string, side: 'buy' | 'sell') =>
    sql`coalesce(sum(t.${sql.raw(what)}) filter (where t.status = 'active' and t.side = ${sql.lit(side)}), 0)`
  const { rows } = await sql<Sums>`
    select *, ${ofBothSides} from (
      select coalesce(sum(t.orders) filter (where t.status = 'void'), 0)::int as voided,
        ${sum('orders', 'buy')}::int as buys, ${sum('orders', 'sell')}::int as sells,
        ${sum('volume', 'buy')}::numeric(22, 4) as "buyVolume", ${sum('volume', 'sell')}::numeric(22, 4) as "sellVolume",
        ${sum('turnover', 'buy')}::numeric(22, 2) as "buyTurnover",
        ${sum('turnover', 'sell')}::numeric(22, 2) as "sellTurnover"
      from (${summed}) t) counted`.execute(db)
  return totalsOf(rows[0] as Sums)
}
