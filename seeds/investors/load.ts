import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import { snapshotOrders } from '#modules/orders/server/take-snapshot.ts'
import { cast, colleagues } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { auditRow, type AuditRow } from '../funding/history.ts'
import type { Staff } from '../funding/staff.ts'
import { continueAfter, insertRows, newIds } from '../insert-rows.ts'
import { Random } from '../random.ts'
import { insertSources, sourceOf } from './sources.ts'
import { enterOrders, withLedgers, type SeedOrder } from './orders.ts'
import { makeShareholder, type SeedShareholder } from './shareholders.ts'
import { makePrices, makeTrades, type SeedPrice } from './trades.ts'

const counts = { shareholders: 250, orders: 1500, voided: 30 }

interface Loading {
  now: Date
  staff: Staff
  encryptionKeys: Settings['encryptionKeys']
}

/** Share prices, shareholders and two years of their orders, with ledgers, snapshots and history. */
export async function loadInvestors(db: Db, { now, staff, encryptionKeys }: Loading) {
  const random = new Random(19_450_508)
  const newId = await newIds(db, counts.shareholders + counts.orders + 50)
  const today = dayOf(now)
  const prices = makePrices(today)
  await insertPrices(db, { prices, newId, by: staff.of(cast.admin).id })
  const advisers = [cast.adviser, colleagues.philippeRoy, colleagues.annaWeber]
  const sources = await insertSources(db, { newId, by: staff.of(cast.admin).id })
  const partners = [...advisers, cast.manager].map((member) => staff.of(member).id)
  const shareholders = Array.from({ length: counts.shareholders }, (_, at) =>
    makeShareholder(
      {
        id: newId(),
        at: at + 1,
        assigneeId: partners[at % 4]!,
        sourceId: sourceOf(sources, at),
        keys: { encryptionKeys },
      },
      random,
    ),
  )
  const trades = tradesOf(shareholders, { prices, today, random })
  const entered = trades.map((each) => ({ ...each, id: newId() }))
  const orders = enterOrders(entered, { partners, random })
  const { rows, holdings } = withLedgers(orders)
  await insertShareholders(db, { shareholders, holdings, orders, today })
  await insertRows(db, 'orders', rows)
  await keepNumbers(db)
  await noteSome(db)
  await verifyMost(db, staff.of(cast.care).id)
  await snapshotOrders(db, { cause: 'care', where: sql`o.care_status <> 'pending'` })
  return {
    shareholders: shareholders.length,
    orders: orders.length,
    history: await historyOf(db, staff),
  }
}

async function insertPrices(
  db: Db,
  { prices, newId, by }: { prices: readonly SeedPrice[]; newId: () => string; by: string },
) {
  const rows = prices.map(({ effectiveOn, price }) => ({
    id: newId(),
    effective_on: effectiveOn,
    price,
    note: null,
    created_by: by,
    updated_by: by,
    version: 1,
    created_at: `${effectiveOn}T13:00:00Z`,
    updated_at: `${effectiveOn}T13:00:00Z`,
  }))
  await insertRows(db, 'share_prices', rows)
}

/** Six orders each on average; the voided ones are double entries of a buy. */
function tradesOf(
  shareholders: readonly SeedShareholder[],
  { prices, today, random }: { prices: readonly SeedPrice[]; today: string; random: Random },
) {
  const real = counts.orders - counts.voided
  const holders = shareholders.slice(0, -5)
  const shares = holders.map(() => 1)
  for (let left = real - holders.length; left > 0; left--)
    shares[random.whole(0, shares.length - 1)]! += 1
  const trades = holders.flatMap((shareholder, at) =>
    makeTrades({ count: shares[at]!, today, prices }, random).map((trade) => ({
      shareholder,
      trade,
      isVoid: false,
    })),
  )
  const buys = trades.filter(({ trade }) => trade.side === 'buy')
  const doubles = random.shuffled(buys).slice(0, counts.voided)
  return [...trades, ...doubles.map((each) => ({ ...each, isVoid: true }))]
}

async function insertShareholders(
  db: Db,
  on: {
    shareholders: readonly SeedShareholder[]
    holdings: ReadonlyMap<string, object>
    orders: readonly SeedOrder[]
    today: string
  },
) {
  const firstOrder = new Map<string, string>()
  for (const { shareholder, trade } of on.orders)
    if ((firstOrder.get(shareholder.id) ?? '9') > trade.tradedOn)
      firstOrder.set(shareholder.id, trade.tradedOn)
  const nothing = {
    number_of_shares: '0',
    amount_invested: '0',
    net_paid_in: '0',
    gross_turnover: '0',
    average_buy_price: null,
    realised_result: '0',
    entered_register_on: null,
    ceased_on: null,
  }
  const rows = on.shareholders.map(({ id, assigneeId, row }) => {
    const added = `${addDays(firstOrder.get(id) ?? on.today, -3)}T14:00:00Z`
    const written = {
      created_by: assigneeId,
      updated_by: assigneeId,
      created_at: added,
      updated_at: added,
    }
    return { ...row, status: 'active', version: 1, ...nothing, ...on.holdings.get(id), ...written }
  })
  await insertRows(db, 'shareholders', rows)
  await continueAfter(db, 'shareholder_numbers', rows.length)
}

const keepNumbers = (db: Db) =>
  sql`insert into order_numbers (year, last)
    select split_part(number, '-', 2)::int, count(*) from orders group by 1`.execute(db)

/** Some orders were looked at again, which their snapshots tell. */
async function noteSome(db: Db) {
  const some = sql`o.status = 'active' and o.sequence % 25 = 0`
  await snapshotOrders(db, { cause: 'beforeUpdate', where: some })
  await sql`update orders o set version = 2, note = case when o.sequence % 50 = 0
    then 'Bordereau reçu par la poste' else 'Slip received by mail' end where ${some}`.execute(db)
}

/** What is older than a week or two is verified and confirmed, some of it rejected or waiting. */
const verifyMost = (db: Db, careId: string) =>
  sql`update orders set
      care_status = case when sequence % 37 = 0 then 'rejected' else 'confirmed' end,
      care_by = ${careId}, care_at = created_at + interval '2 days', version = version + 1,
      care_note = case when sequence % 37 = 0 then 'The slip does not match' end,
      confirmation = case when sequence % 9 = 0 then 'sent' else 'received' end,
      confirmation_by = ${careId}, confirmation_at = created_at + interval '3 days',
      hch = sequence % 3 = 0, updated_by = ${careId}, updated_at = created_at + interval '3 days'
    where status = 'active' and created_at < clock_now() - interval '10 days' and sequence % 23 <> 0`.execute(
    db,
  )

async function historyOf(db: Db, staff: Staff): Promise<AuditRow[]> {
  const { rows } = await sql<{
    entity: 'order' | 'shareholder' | 'care'
    id: string
    reference: string
    at: string
    by: string
    status: string
  }>`
    select 'order' as entity, o.id, o.number as reference, o.created_at as at, u.email as by, '' as status
      from orders o join users u on u.id = o.created_by
    union all select 'care', o.id, o.number, o.care_at, u.email, o.care_status
      from orders o join users u on u.id = o.care_by
    union all select 'shareholder', s.id, s.number, s.created_at, u.email, ''
      from shareholders s join users u on u.id = s.created_by`.execute(db)
  const people = [...Object.values(cast), ...Object.values(colleagues)]
  return rows.map(({ entity, id, reference, at, by, status }) => {
    const actor = staff.of(people.find(({ email }) => email === by)!)
    const about = { entity_id: id, reference }
    if (entity === 'care')
      return auditRow(new Date(at), actor, {
        ...about,
        entity: 'order',
        action: status === 'rejected' ? 'orders.rejectCare' : 'orders.confirmCare',
        changes: { careStatus: ['pending', status] },
      })
    return auditRow(new Date(at), actor, { ...about, entity, action: `${entity}s.added` })
  })
}
