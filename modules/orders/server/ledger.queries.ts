import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import { findShareholder, hiddenFrom } from '#modules/shareholders/server/shareholder.queries.ts'
import { buyPerformance, computeLedger, valueOf, type LedgerOrder } from '../contract/ledger.ts'
import type { ShareholderLedger } from '../contract/ledger-answers.ts'

export interface ActiveOrder extends LedgerOrder {
  number: string
  careStatus: 'pending' | 'confirmed' | 'rejected'
}

/** The active orders of a shareholder up to a day, as the ledger takes them. */
export async function readActiveOrders(
  db: Db,
  shareholderId: string,
  until: string | null = null,
): Promise<ActiveOrder[]> {
  const { rows } = await sql<ActiveOrder>`
    select id, number, side, traded_on as "tradedOn", traded_at as "tradedAt",
      sequence, volume, price, care_status as "careStatus"
    from orders where shareholder_id = ${shareholderId} and status = 'active'
      and (${until}::date is null or traded_on <= ${until}::date)`.execute(db)
  return rows
}

interface Price {
  sharePrice: string | null
  isOwnPrice: boolean
}

/** An own price bears no date: it holds for the present, and a day of the past has the listed one. */
async function readPrice(
  db: Db,
  { id, day, isPresent }: { id: string; day: string; isPresent: boolean },
): Promise<Price> {
  const { rows } = await sql<Price>`
    select coalesce(own, share_price_on(${day}::date)) as "sharePrice", own is not null as "isOwnPrice"
    from (select case when ${isPresent} then own_share_price(s.share_price_override) end as own
      from shareholders s where s.id = ${id}) o`.execute(db)
  return rows[0] ?? { sharePrice: null, isOwnPrice: false }
}

/**
 * The purchase history of a shareholder as of a day: orders after it are left out, and the share
 * price is that day's. Whoever sees the shareholder and its figures sees all of its orders here.
 * @throws 404, 403 where figures are closed to the person
 */
export async function readShareholderLedger(
  db: Db,
  { id, asOf }: { id: string; asOf: string | undefined },
  { person, today: readToday }: Pick<Looking, 'person' | 'today'>,
): Promise<ShareholderLedger> {
  const holder = await findShareholder(db, id, person)
  if (!holder) throw notFound()
  if (hiddenFrom(person, holder).has('numberOfShares')) throw forbidden()
  const today = await readToday()
  const day = asOf ?? today
  const [orders, { sharePrice, isOwnPrice }] = await Promise.all([
    readActiveOrders(db, id, asOf ?? null),
    readPrice(db, { id, day, isPresent: day >= today }),
  ])
  const ledger = computeLedger(orders)
  if (ledger.shortfall) throw new Error(`the ledger of ${id} is short`)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return {
    asOf: day,
    sharePrice,
    isOwnPrice,
    rows: ledger.rows.map((row) => {
      const { sequence: _, ...traded } = byId.get(row.id) as ActiveOrder
      const { costReleased: _cost, salePerformance, ...figures } = row
      const performance =
        traded.side === 'buy' ? buyPerformance(traded.price, sharePrice) : salePerformance
      return { ...traded, ...figures, performance }
    }),
    holding: holdingAt(ledger.holding, sharePrice),
  }
}

function holdingAt(
  { enteredRegisterOn: _entered, ceasedOn: _ceased, ...holding }: Parameters<typeof valueOf>[0],
  sharePrice: string | null,
) {
  const whole = { ...holding, enteredRegisterOn: null, ceasedOn: null }
  return { ...holding, ...valueOf(whole, sharePrice) }
}
