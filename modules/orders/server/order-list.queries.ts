import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Filter, ListQuery } from '#kit/contract/define-list.ts'
import { matching, onDaysOf, type ListSource } from '#kit/server/list-query.ts'
import { dayAt } from '#kit/server/organisation-day.ts'
import { searchShareholders } from '#modules/shareholders/server/shareholder-list.queries.ts'
import type { OrderTotals } from '../contract/orders.endpoints.ts'
import { joinPeople, selectOrder, type Reader } from './order.queries.ts'

export interface Asked extends Reader {
  action: 'view' | 'export'
}

const facts = {
  assigneeId: sql`o.assignee_id`,
  teamId: sql`o.team_id`,
  careStatus: sql`o.care_status`,
}

const columns: Record<string, RawBuilder<unknown>> = {
  number: sql`o.number`,
  status: sql`o.status`,
  side: sql`o.side`,
  volume: sql`o.volume`,
  price: sql`o.price`,
  turnover: sql`o.turnover`,
  runningVolume: sql`o.running_volume`,
  runningTurnover: sql`o.running_turnover`,
  shareholderId: sql`o.shareholder_id`,
  assigneeId: sql`o.assignee_id`,
  sharedWithId: sql`o.shared_with_id`,
  careStatus: sql`o.care_status`,
  confirmation: sql`o.confirmation`,
  hch: sql`o.hch`,
  tradedOn: sql`o.traded_moment`,
}

export function orderListSource(db: Kysely<Database>, asked: Asked): ListSource {
  const permission = { action: asked.action, subject: 'Orders List' } as const
  const price = sql`(select share_price_on(${dayAt(asked.settings)}::date))`
  return {
    from: sql`orders o`,
    id: sql`o.id`,
    columns,
    filters: {
      tradedOn: onDaysOf(sql`o.traded_moment`),
      careAt: onDaysOf(sql`o.care_at`, asked.settings.timeZone),
    },
    where: [asked.person.permissions.where(permission, facts)],
    search: searchOrders,
    select: sql`o.id, ${selectOrder(price)}`,
    joins: joinPeople,
    fewFirst: true,
    total: async () => {
      const { count, voided } = await keptTotals(db, asked)
      return count + voided
    },
  }
}

/** A number by its beginning; else whatever finds the shareholder. */
function searchOrders(text: string): RawBuilder<boolean> {
  const number = text.trim().toUpperCase()
  if (/^ORD-[\d-]*$/.test(number)) return sql<boolean>`o.number like ${`${number}%`}`
  return sql<boolean>`o.shareholder_id in (select s.id from shareholders s where ${searchShareholders(text)})`
}

/** What the matching orders add up to, over all pages; kept sums where no other filter is set. */
export const readOrderTotals = (db: Kysely<Database>, asked: Asked, list: ListQuery) =>
  !list.search && list.filters.every(({ field }) => field in partsOfKey)
    ? keptTotals(db, asked, list.filters)
    : countedTotals(db, asked, list)

/** Sums are kept by these, in the key of a counter. */
const partsOfKey: Record<string, number> = { status: 1, side: 2, assigneeId: 3 }

interface Sums {
  voided: number
  buys: number
  sells: number
  buyVolume: string
  sellVolume: string
  buyTurnover: string
  sellTurnover: string
  netVolume: string
  netTurnover: string
}

async function countedTotals(db: Kysely<Database>, asked: Asked, list: ListQuery) {
  const source = orderListSource(db, asked)
  const { rows } = await sql<Sums>`
    select *, "buyVolume" - "sellVolume" as "netVolume", "buyTurnover" - "sellTurnover" as "netTurnover" from (
      select count(*) filter (where o.status = 'void')::int as voided,
        count(*) filter (where o.status = 'active' and o.side = 'buy')::int as buys,
        count(*) filter (where o.status = 'active' and o.side = 'sell')::int as sells,
        coalesce(sum(o.volume) filter (where o.status = 'active' and o.side = 'buy'), 0)::numeric(22, 4) as "buyVolume",
        coalesce(sum(o.volume) filter (where o.status = 'active' and o.side = 'sell'), 0)::numeric(22, 4) as "sellVolume",
        coalesce(sum(o.turnover) filter (where o.status = 'active' and o.side = 'buy'), 0)::numeric(22, 2) as "buyTurnover",
        coalesce(sum(o.turnover) filter (where o.status = 'active' and o.side = 'sell'), 0)::numeric(22, 2) as "sellTurnover"
      from ${source.from} where ${matching(source, list)}) counted`.execute(db)
  return totalsOf(rows[0] as Sums)
}

/** The sums that triggers keep by status, side and assigned user. */
export async function keptTotals(
  db: Kysely<Database>,
  { person, action }: Asked,
  filters: readonly Filter[] = [],
): Promise<OrderTotals> {
  const assignee = sql`split_part(c.key, ':', 3)::uuid`
  const permitted = person.permissions.where(
    { action, subject: 'Orders List' },
    {
      assigneeId: assignee,
      teamId: sql`(select u.team_id from users u where u.id = ${assignee})`,
      careStatus: sql`null::text`,
    },
  )
  const sum = (counter: string, key: string) =>
    sql`coalesce(sum(c.amount) filter (where c.counter = ${counter} and c.key like ${`${key}:%`}), 0)::numeric`
  const volume = (side: string) => sql`round(${sum('orderVolume', `active:${side}`)} / 10000, 4)`
  const money = (side: string) => sql`round(${sum('orderTurnover', `active:${side}`)} / 100, 2)`
  const { rows } = await sql<Sums>`
    select *, "buyVolume" - "sellVolume" as "netVolume", "buyTurnover" - "sellTurnover" as "netTurnover" from (
      select ${sum('orders', 'void')}::int as voided, ${sum('orders', 'active:buy')}::int as buys,
        ${sum('orders', 'active:sell')}::int as sells,
        ${volume('buy')} as "buyVolume", ${volume('sell')} as "sellVolume",
        ${money('buy')} as "buyTurnover", ${money('sell')} as "sellTurnover"
      from list_counts c
      where c.counter in ('orders', 'orderVolume', 'orderTurnover')
        and ${sql.join([permitted, ...filters.map(ofKey)], sql` and `)}) kept`.execute(db)
  return totalsOf(rows[0] as Sums)
}

const ofKey = ({ field, values }: Filter) =>
  sql`split_part(c.key, ':', ${sql.lit(partsOfKey[field])}) in (${sql.join(values)})`

const totalsOf = (sums: Sums): OrderTotals => ({
  count: sums.buys + sums.sells,
  voided: sums.voided,
  buys: { count: sums.buys, volume: sums.buyVolume, turnover: sums.buyTurnover },
  sells: { count: sums.sells, volume: sums.sellVolume, turnover: sums.sellTurnover },
  net: { volume: sums.netVolume, turnover: sums.netTurnover },
})
