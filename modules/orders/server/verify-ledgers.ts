import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import {
  computeLedger,
  type Holding,
  type LedgerOrder,
  type LedgerRow,
} from '../contract/ledger.ts'

type Kept = Omit<LedgerRow, 'id'>
interface Shareholder {
  id: string
  number: string
  holding: Holding
  orders: (LedgerOrder & { kept: Kept })[]
}

/**
 * Whether every stored figure equals what the orders give, and every kept sum what its rows add up
 * to; answers what does not.
 */
export async function verifyLedgers(db: Db): Promise<string[]> {
  const problems: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece, so that memory stays flat
    const piece = await readPiece(db, after)
    for (const shareholder of piece) problems.push(...problemsOf(shareholder))
    const last = piece.at(-1)
    if (!last) break
    after = last.id
  }
  return [...problems, ...(await driftOfCounters(db)), ...(await gapsInNumbers(db))]
}

async function readPiece(db: Db, after: string): Promise<Shareholder[]> {
  const { rows } = await sql<Shareholder>`
    select s.id, s.number, jsonb_build_object('numberOfShares', s.number_of_shares::text,
        'amountInvested', s.amount_invested::text, 'netPaidIn', s.net_paid_in::text,
        'grossTurnover', s.gross_turnover::text, 'averageBuyPrice', s.average_buy_price::text,
        'realisedResult', s.realised_result::text, 'enteredRegisterOn', s.entered_register_on,
        'ceasedOn', s.ceased_on) as holding,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'side', o.side,
          'tradedOn', o.traded_on, 'tradedAt', o.traded_at, 'sequence', o.sequence,
          'volume', o.volume::text, 'price', o.price::text, 'kept', jsonb_build_object(
            'turnover', o.turnover::text, 'runningVolume', o.running_volume::text,
            'runningTurnover', o.running_turnover::text, 'runningGross', o.running_gross::text,
            'runningCost', o.running_cost::text, 'averagePrice', o.average_price::text,
            'costReleased', o.cost_released::text, 'realised', o.realised::text,
            'salePerformance', o.sale_performance::text)))
        from orders o where o.shareholder_id = s.id and o.status = 'active'), '[]') as orders
    from shareholders s where s.id > ${after} order by s.id limit 500`.execute(db)
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
        sum(volume * 10000)::bigint as volume, sum(turnover * 100)::bigint as turnover from orders group by 1),
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

async function gapsInNumbers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ year: number; last: number; present: number }>`
    select n.year, n.last, count(o.id)::int as present from order_numbers n
      left join orders o on o.number like 'ORD-' || n.year || '-%'
    group by n.year, n.last having count(o.id) <> n.last`.execute(db)
  return rows.map(({ year, last, present }) => `order numbers of ${year}: ${present} of ${last}`)
}
