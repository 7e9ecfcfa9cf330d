import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import {
  computeLedger,
  type Holding,
  type LedgerOrder,
  type LedgerRow,
} from '../contract/ledger.ts'

type Kept = Omit<LedgerRow, 'id'>
type KeptOrder = LedgerOrder & { kept: Kept }
interface Shareholder {
  id: string
  number: string
  holding: Holding
  orders: KeptOrder[]
}

/** Told now and then how many shareholders have been looked at. */
export type Progress = (shareholders: number) => void

const pieceSize = 1_000
/** More problems than anybody reads are counted, not kept. */
const mostProblems = 1_000

/**
 * Whether every stored figure equals what the orders give, every kept sum what its rows add up to,
 * and every snapshot its digest; answers what does not. Read piece after piece, the next one while
 * this one is worked out, so that memory stays flat however many there are.
 */
export async function verifyLedgers(db: Db, progress: Progress = () => undefined) {
  const found = { problems: [] as string[], more: 0, seen: 0 }
  let next = readPiece(db, '00000000-0000-0000-0000-000000000000')
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece, so that memory stays flat
    const piece = await next
    const last = piece.at(-1)
    if (!last) break
    next = readPiece(db, last.id)
    for (const shareholder of piece)
      for (const problem of problemsOf(shareholder))
        if (found.problems.length < mostProblems) found.problems.push(problem)
        else found.more += 1
    found.seen += piece.length
    progress(found.seen)
  }
  return [
    ...found.problems,
    ...(found.more ? [`and ${found.more} more`] : []),
    ...(await driftOfCounters(db)),
    ...(await driftOfMonths(db)),
    ...(await gapsInNumbers(db)),
    ...(await falseSnapshots(db)),
  ]
}

async function readPiece(db: Db, after: string): Promise<Shareholder[]> {
  const { rows: holders } = await sql<Omit<Shareholder, 'orders'>>`
    select s.id, s.number, jsonb_build_object('numberOfShares', s.number_of_shares::text,
        'amountInvested', s.amount_invested::text, 'netPaidIn', s.net_paid_in::text,
        'grossTurnover', s.gross_turnover::text, 'averageBuyPrice', s.average_buy_price::text,
        'realisedResult', s.realised_result::text, 'enteredRegisterOn', s.entered_register_on,
        'ceasedOn', s.ceased_on) as holding
    from shareholders s where s.id > ${after} order by s.id limit ${pieceSize}`.execute(db)
  const byHolder = new Map<string, KeptOrder[]>(holders.map(({ id }) => [id, []]))
  for (const order of await readOrders(db, [...byHolder.keys()])) {
    const { shareholderId, id, number, side, tradedOn, tradedAt, sequence, volume, price } = order
    const traded = { id, number, side, tradedOn, tradedAt, sequence, volume, price }
    byHolder.get(shareholderId)?.push({ ...traded, kept: order })
  }
  return holders.map((holder) => ({ ...holder, orders: byHolder.get(holder.id) ?? [] }))
}

async function readOrders(db: Db, holderIds: readonly string[]) {
  const { rows } = await sql<LedgerOrder & Kept & { shareholderId: string }>`
    select o.shareholder_id as "shareholderId", o.id, o.number, o.side, o.traded_on as "tradedOn",
      o.traded_at as "tradedAt", o.sequence, o.volume, o.price, o.turnover,
      o.running_volume as "runningVolume", o.running_turnover as "runningTurnover",
      o.running_gross as "runningGross", o.running_cost as "runningCost",
      o.average_price as "averagePrice", o.cost_released as "costReleased", o.realised,
      o.sale_performance as "salePerformance"
    from orders o where o.status = 'active' and o.shareholder_id = any(${holderIds}::uuid[])`.execute(
    db,
  )
  return rows
}

function problemsOf({ number, holding, orders }: Shareholder): string[] {
  const ledger = computeLedger(orders)
  if (ledger.shortfall)
    return [
      `ledger of ${number}: ${ledger.shortfall.number} sells ${ledger.shortfall.missing} too many`,
    ]
  const kept = new Map(orders.map((order) => [order.id, order]))
  const rows = ledger.rows.flatMap(({ id, ...row }) => {
    const order = kept.get(id)
    return differing(order?.kept ?? {}, row).map((field) => `order ${order?.number}: ${field}`)
  })
  return [
    ...rows,
    ...differing(holding, ledger.holding).map((field) => `shareholder ${number}: ${field}`),
  ]
}

const differing = (kept: object, real: object) =>
  differingFields(kept as Record<string, string | null>, real as Record<string, string | null>)

const differingFields = (
  kept: Record<string, string | null>,
  real: Record<string, string | null>,
) =>
  Object.entries(real)
    .filter(([field, value]) => kept[field] !== value)
    .map(([field, value]) => `${field} is ${kept[field]}, should be ${value}`)

/** The counters of both lists, beside what is counted anew. */
async function driftOfCounters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ counter: string; key: string; kept: string; real: string }>`
    with kept as (select counter, key, sum(amount) as n from list_counts
        where counter like 'order%' or counter like 'shareholder%' group by 1, 2),
      o as (select status || ':' || side || ':' || assignee_id as key, count(*) as n,
        sum(volume * 10000)::bigint as volume, sum(turnover * 100)::bigint as turnover from orders where has_been_entered(status) group by 1),
      s as (select status || ':' || coalesce(assignee_id::text, '') as key, count(*) as n,
        sum(number_of_shares * 10000)::bigint as shares, sum(amount_invested * 100)::bigint as invested,
        sum(net_paid_in * 100)::bigint as net, sum(realised_result * 100)::bigint as realised
        from shareholders group by 1),
      real as (select 'orders' as counter, key, n from o union all select 'orderVolume', key, volume from o
        union all select 'orderTurnover', key, turnover from o union all select 'shareholders', key, n from s
        union all select 'shareholderShares', key, shares from s
        union all select 'shareholderInvested', key, invested from s
        union all select 'shareholderNetPaidIn', key, net from s
        union all select 'shareholderRealised', key, realised from s)
    select coalesce(kept.counter, real.counter) as counter, coalesce(kept.key, real.key) as key,
      coalesce(kept.n, 0)::text as kept, coalesce(real.n, 0)::text as real
    from kept full join real using (counter, key) where coalesce(kept.n, 0) <> coalesce(real.n, 0)`.execute(
    db,
  )
  return rows.map(
    ({ counter, key, kept, real }) => `sum ${counter} ${key}: ${kept} kept, ${real} real`,
  )
}

/** The sums by month, folded or not, beside what the orders add up to. */
async function driftOfMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string; kept: string; real: string }>`
    with kept as (
      select month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch, source_id,
        sum(orders) as orders, sum(volume) as volume, sum(turnover) as turnover, sum(shared) as shared
      from order_months group by 1, 2, 3, 4, 5, 6, 7, 8, 9)
    select concat_ws(' ', month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
        'of ' || source_id) as key,
      concat_ws(' / ', sum(orders * kept), sum(volume * kept), sum(turnover * kept), sum(shared * kept)) as kept,
      concat_ws(' / ', sum(orders * real), sum(volume * real), sum(turnover * real), sum(shared * real)) as real
    from (select *, 1 as kept, 0 as real from kept union all
      select month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch, source_id,
        orders, volume, turnover, shared, 0, 1 from order_months_counted) a
    group by 1
    having sum(orders * (kept - real)) <> 0 or sum(volume * (kept - real)) <> 0
      or sum(turnover * (kept - real)) <> 0 or sum(shared * (kept - real)) <> 0
    limit ${mostProblems}`.execute(db)
  return rows.map(({ key, kept, real }) => `sums of ${key}: ${kept} kept, ${real} real`)
}

async function gapsInNumbers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ year: number; last: number; present: number }>`
    select n.year, n.last, count(o.id)::int as present from order_numbers n
      left join orders o on o.number like 'ORD-' || n.year || '-%'
    group by n.year, n.last having count(o.id) <> n.last`.execute(db)
  return rows.map(({ year, last, present }) => `order numbers of ${year}: ${present} of ${last}`)
}

/** Snapshots whose content is not what was digested, and orders confirmed with other inputs. */
async function falseSnapshots(db: Db): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'snapshot ' || n.sequence || ' of ' || o.number || ' is not what was digested' as problem
    from order_snapshots n join orders o on o.id = n.order_id
    where n.sha256 <> sha256(convert_to(n.content::text, 'UTF8'))
    union all select 'order ' || o.number || ' is confirmed with other inputs' from orders o
    where o.care_status = 'confirmed' and o.care_inputs is distinct from financial_inputs(o)
    limit ${mostProblems}`.execute(db)
  return rows.map(({ problem }) => problem)
}
