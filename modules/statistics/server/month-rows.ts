import { sql, type RawBuilder } from 'kysely'
import { organisationZone } from '#kit/server/list-days.ts'
import { ordersOf, type Basis, type Narrowing } from '../contract/figures.ts'
import type { Days } from '../contract/period.ts'
import { closedOrdersIn, ordersIn, sumsIn, type Asked } from './permitted.ts'

export interface MonthOf {
  month: string
  /** Those of the month that are counted. */
  days: Days
  narrowing: Narrowing
  basis: Basis
  /** Whether as the month was closed, or as its orders are now. */
  isClosed: boolean
}

/** The day of an order's CARE decision where the organisation is. */
const careOn = sql`(o.care_at at time zone ${organisationZone})::date`

/**
 * The active orders of a month that the person may see, whichever place they are read from: as
 * columns `id, number, side, assignee_id, assignee_name, shared_with_id, shared_with_name, volume,
 * turnover, shared_amount, care_status, traded_on, care_on`. Names are null where users have them.
 */
export const monthRows = (asked: Asked, of: MonthOf): RawBuilder<unknown> =>
  of.isClosed ? closedRows(asked, of) : presentRows(asked, of)

/**
 * What the orders of a month add up to, for whoever adds on: from the kept sums while the month is
 * open, else added up from the orders.
 */
export const monthParts = (asked: Asked, of: MonthOf): RawBuilder<unknown> =>
  of.isClosed || of.basis === 'care'
    ? sql`select r.side, r.assignee_id, r.assignee_name, r.shared_with_id, r.shared_with_name, r.care_status,
        sum(r.volume) as volume, sum(r.turnover) as turnover, sum(r.shared_amount) as shared_amount,
        count(*) as orders
      from (${monthRows(asked, of)}) r group by 1, 2, 3, 4, 5, 6`
    : sql`select k.side, k.assignee_id, null::text as assignee_name, k.shared_with_id,
        null::text as shared_with_name, k.volume, k.turnover, k.shared as shared_amount, k.care_status, k.orders
      from (${sumsIn(asked, ordersOf(of.days, of.narrowing, of.basis))}) k`

const presentRows = (asked: Asked, { days, narrowing, basis }: MonthOf) => sql`
  select o.id, o.number, o.side, o.assignee_id, null::text as assignee_name, o.shared_with_id,
    null::text as shared_with_name, o.volume, o.turnover, o.shared_amount, o.care_status,
    o.traded_moment::date as traded_on, ${careOn} as care_on
  from orders o where ${ordersIn(asked, ordersOf(days, narrowing, basis))}`

const closedRows = (asked: Asked, { month, days, narrowing, basis }: MonthOf) => sql`
  select f.order_id as id, f.number, f.side, f.assignee_id, f.assignee_name, f.shared_with_id,
    f.shared_with_name, f.volume, f.turnover, f.shared_amount, f.care_status, f.traded_on, f.care_on
  from closed_month_orders f
  where f.month = ${month} and f.basis = ${basis} and ${closedOrdersIn(asked, narrowing)}
    and ${sql.ref(closedDay[basis])} between ${days.from} and ${days.to}`

const closedDay = { trade: 'f.traded_on', care: 'f.care_on' } as const
