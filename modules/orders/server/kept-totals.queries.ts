import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Filter } from '#kit/contract/define-list.ts'
import type { OrderTotals } from '../contract/orders.endpoints.ts'
import type { Asked } from './order.queries.ts'

/** Sums are kept by these, in the key of a counter. */
export const partsOfKey: Record<string, number> = { status: 1, side: 2, assigneeId: 3 }

export interface Sums {
  voided: number
  buys: number
  sells: number
  buyVolume: string
  sellVolume: string
  buyTurnover: string
  sellTurnover: string
  grossVolume: string
  grossTurnover: string
  netVolume: string
  netTurnover: string
}

/** What follows from the sums of the sides. */
export const ofBothSides = sql`"buyVolume" + "sellVolume" as "grossVolume",
  "buyTurnover" + "sellTurnover" as "grossTurnover", "buyVolume" - "sellVolume" as "netVolume",
  "buyTurnover" - "sellTurnover" as "netTurnover"`

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
    select *, ${ofBothSides} from (
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

export const totalsOf = (sums: Sums): OrderTotals => ({
  count: sums.buys + sums.sells,
  voided: sums.voided,
  buys: { count: sums.buys, volume: sums.buyVolume, turnover: sums.buyTurnover },
  sells: { count: sums.sells, volume: sums.sellVolume, turnover: sums.sellTurnover },
  gross: { volume: sums.grossVolume, turnover: sums.grossTurnover },
  net: { volume: sums.netVolume, turnover: sums.netTurnover },
})
