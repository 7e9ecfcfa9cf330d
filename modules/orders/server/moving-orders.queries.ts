import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { effectsOf } from './ledger-effects.ts'
import { readActiveOrders } from './ledger.queries.ts'
import type { MovedOrder } from './move-orders.ts'

interface Between {
  from: string
  to: string
}

/** What moving all orders of one shareholder to another involves. */
export interface MovingOrders {
  count: number
  /** CARE was decided on, and would be pending again. */
  reopened: number
  /** Transfers from one of the two to the other, which would be with oneself. */
  between: string[]
}

export async function readMovingOrders(db: Db, { from, to }: Between): Promise<MovingOrders> {
  const { rows } = await sql<MovingOrders>`
    select count(*)::int as count, count(*) filter (where o.care_status <> 'pending')::int as reopened,
      coalesce(array_agg(o.number order by o.number)
        filter (where c.shareholder_id = ${to} and o.status = 'active'), '{}') as between
    from orders o left join orders c on c.id = o.counterparty_order_id
    where o.shareholder_id = ${from}`.execute(db)
  return rows[0] as MovingOrders
}

/** What has become of orders that were moved to `from`. */
export interface ReturningOrders {
  back: string[]
  /** Numbers of those that somebody has changed since; they go back as they are now. */
  changed: string[]
  /** Numbers of those that are somebody else's by now, or are no more; they stay. */
  elsewhere: string[]
}

export async function readReturningOrders(
  db: Db,
  from: string,
  moved: readonly MovedOrder[],
): Promise<ReturningOrders> {
  const { rows } = await sql<{
    id: string
    isThere: boolean
    isSame: boolean
    number: string | null
  }>`
    select m.id, coalesce(o.shareholder_id = ${from}, false) as "isThere", o.version = m.version as "isSame",
      coalesce(o.number, m.number) as number
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id uuid, version integer, number text)
      left join orders o on o.id = m.id order by number`.execute(db)
  // A draft that has changed goes along without a word: nothing was ever reckoned by it.
  const numbers = (some: typeof rows) => some.flatMap(({ number }) => number ?? [])
  const there = rows.filter(({ isThere }) => isThere)
  return {
    back: there.map(({ id }) => id),
    changed: numbers(there.filter(({ isSame }) => !isSame)),
    elsewhere: numbers(rows.filter(({ isThere }) => !isThere)),
  }
}

/**
 * What the ledgers of both would be after moving; nothing is saved. Whoever does not see the figures
 * of both is told none: what one ledger gains is what the other holds.
 * @param only the orders that would move; left out, all of them
 */
export async function effectsOfMoving(
  reader: { db: Db; person: Person },
  { from, to }: Between,
  only?: readonly string[],
): Promise<Pick<OrderPreview, 'effects' | 'shortfall'>> {
  const orders = await readActiveOrders(reader.db, from)
  const supposed = orders
    .filter(({ id }) => !only || only.includes(id))
    .map((order) => ({ ...order, shareholderId: to, counts: true }))
  const { effects, shortfall } = await effectsOf(reader, { holders: [to, from], supposed })
  return { effects: effects.length === 2 ? effects : [], shortfall }
}
