import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Filter, ListQuery } from '#kit/contract/define-list.ts'
import { matching, type ListSource } from '#kit/server/list-query.ts'
import { orderListSource } from './order-list.queries.ts'
import type { Asked } from './order.queries.ts'

type Condition = RawBuilder<boolean>

/** What the kept sums are divided by, named as the list's filters are. */
const columns: Record<string, RawBuilder<unknown>> = {
  status: sql`k.status`,
  side: sql`k.side`,
  assigneeId: sql`k.assignee_id`,
  teamId: sql`u.team_id`,
  sharedWithId: sql`k.shared_with_id`,
  careStatus: sql`k.care_status`,
  confirmation: sql`k.confirmation`,
  hch: sql`k.hch`,
  sourceId: sql`k.source_id`,
}
const facts = {
  assigneeId: sql`k.assignee_id`,
  teamId: sql`u.team_id`,
  careStatus: sql`k.care_status`,
}

/**
 * What the orders of the list add up to: rows of `month, status, side, assignee_id, team_id,
 * shared_with_id, care_status, confirmation, hch, orders, volume, turnover, shared`. Whole months
 * come from the kept sums; of a month that the dates cut, the orders themselves are read. Null where
 * the list is narrowed by something that sums are not kept by.
 */
export function orderSums(
  db: Kysely<Database>,
  asked: Asked,
  list: ListQuery,
): RawBuilder<unknown> | null {
  const days = list.filters.filter(({ field }) => field === 'tradedOn')
  const filters = list.filters.filter(({ field }) => field !== 'tradedOn')
  if (list.search || !filters.every(({ field }) => field in columns)) return null
  if (!days.every(({ operator }) => operator === 'gte' || operator === 'lte')) return null
  const kept = keptSums(asked, { ...list, filters }, days.map(wholeMonths))
  const source = orderListSource(db, asked)
  const cut = [...new Set(days.flatMap(cutMonth))].map((month) => countedSums(source, list, month))
  return sql.join([kept, ...cut], sql` union all `)
}

function keptSums({ person, action }: Asked, list: ListQuery, months: Condition[]) {
  const source: ListSource = {
    from: sql`order_months k join users u on u.id = k.assignee_id`,
    id: sql`k.month`,
    columns,
    where: [person.permissions.where({ action, subject: 'Orders List' }, facts), ...months],
    select: sql`k.month`,
  }
  return sql`select k.month, k.status, k.side, k.assignee_id, u.team_id, k.shared_with_id, k.care_status,
      k.confirmation, k.hch, k.orders, k.volume, k.turnover, k.shared
    from ${source.from} where ${matching(source, list)}`
}

const countedSums = (source: ListSource, list: ListQuery, month: string) => sql`
  select date_trunc('month', o.traded_moment)::date, o.status, o.side, o.assignee_id, o.team_id,
    o.shared_with_id, o.care_status, o.confirmation, o.hch, 1::bigint, o.volume, o.turnover, coalesce(o.shared_amount, 0)
  from ${source.from} where ${matching(source, list)}
    and o.traded_moment >= ${month}::date and o.traded_moment < ${firstOfNext(month)}::date`

const dayMs = 86_400_000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const firstOfNext = (day: string) => firstOfMonth(dayAfter(firstOfMonth(day), 31))

const begins = (day: string) => day.endsWith('-01')
const ends = (day: string) => begins(dayAfter(day, 1))

/** The months that lie within the bound as a whole. */
function wholeMonths({ operator, values: [day = ''] }: Filter): Condition {
  if (operator === 'gte') {
    const first = begins(day) ? day : firstOfNext(day)
    return sql<boolean>`k.month >= ${first}::date`
  }
  const end = ends(day) ? dayAfter(day, 1) : firstOfMonth(day)
  return sql<boolean>`k.month < ${end}::date`
}

/** The month that the bound cuts; none where it lies between two months. */
const cutMonth = ({ operator, values: [day = ''] }: Filter): string[] =>
  (operator === 'gte' ? begins(day) : ends(day)) ? [] : [firstOfMonth(day)]
