import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { computeLedger } from '../contract/ledger.ts'
import type { OrderEvidence } from '../contract/ledger-answers.ts'
import { readActiveOrders, type ActiveOrder } from './ledger.queries.ts'
import { seenOrders } from './order-list.queries.ts'
import { loadOrder, type EnteredOrder, type Reader } from './order.queries.ts'
import { seesHolding } from './sees-holding.ts'

/** What CARE is decided by, of an order that the person may see. @throws 404, 409 of a draft */
export async function readOrderEvidence(
  db: Db,
  id: string,
  reader: Reader,
): Promise<OrderEvidence> {
  const order = await loadOrder(db, id, reader)
  const active = await readActiveOrders(db, order.shareholderId)
  const prices = await readListed(db, order)
  const alike = await seenOf(db, reader, alikeOf(active, order))
  const evidence = { ...prices, ...around(active, order), alike }
  const open = (await seesHolding({ db, person: reader.person }, order.shareholderId))
    ? evidence
    : { ...evidence, ...closed }
  return { ...open, offList: offList(order.price, prices.listPrice) }
}

/** What belongs to the shareholder's figures. */
const closed = { ownPrice: null, before: null, after: null } as const

type Listed = Pick<OrderEvidence, 'listPrice' | 'listedSince' | 'ownPrice'>

async function readListed(db: Db, { shareholderId, tradedOn }: EnteredOrder): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select p.price as "listPrice", p.effective_on as "listedSince",
      own_share_price(s.share_price_override) as "ownPrice"
    from shareholders s left join lateral (select price, effective_on from share_prices
      where effective_on <= ${tradedOn}::date order by effective_on desc limit 1) p on true
    where s.id = ${shareholderId}`.execute(db)
  return rows[0] as Listed
}

const offList = (price: string, listed: string | null) =>
  listed && new Decimal(price).minus(listed).dividedBy(listed).times(100).toFixed(2)

/** The holding just before the order and just after it. */
function around(
  active: readonly ActiveOrder[],
  order: EnteredOrder,
): Pick<OrderEvidence, 'before' | 'after'> {
  const ledger = computeLedger(active)
  const rows = ledger.shortfall ? [] : ledger.rows
  const at = rows.findIndex(({ id }) => id === order.id)
  if (at < 0) return { before: null, after: null }
  return { before: momentOf(rows[at - 1]), after: momentOf(rows[at]) }
}

/** The ids of orders of the shareholder that say the same. */
const alikeOf = (active: readonly ActiveOrder[], order: EnteredOrder) =>
  active.filter((each) => each.id !== order.id && saysTheSame(each, order)).map(({ id }) => id)

/** Those among some orders that the person may see. */
async function seenOf(db: Db, { person }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o where o.id = any(${ids}) and ${seenOrders(person)}
    order by o.number`.execute(db)
  return rows
}

const momentOf = (row: { runningVolume: string; averagePrice: string | null } | undefined) => ({
  runningVolume: row?.runningVolume ?? '0.0000',
  averagePrice: row?.averagePrice ?? null,
})

const saysTheSame = (one: ActiveOrder, other: EnteredOrder) =>
  one.side === other.side &&
  one.tradedOn === other.tradedOn &&
  new Decimal(one.volume).eq(other.volume) &&
  new Decimal(one.price).eq(other.price)
