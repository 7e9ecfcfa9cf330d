import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { computeLedger } from '#modules/orders/contract/ledger.ts'
import { asColumns } from '#modules/orders/server/keep-ledger.ts'
import { addDays } from '../clock.ts'
import { insertRows } from '../insert-rows.ts'
import { makePrices, makeTrades } from '../investors/trades.ts'
import { Random } from '../random.ts'
import { drawnName } from './templates.ts'
import { recreateIndexes, takeIndexes } from './indexes.ts'

interface Wanted {
  shareholders: number
  orders: number
  log: (line: string) => void
  /** The day that trades are counted back from. */
  today: string
}

const piece = 2_000
const triggers = {
  shareholders: [
    'shareholders_are_counted',
    'changed_shareholders_are_counted',
    'shareholders_follow_the_team',
    'shareholders_are_paired',
    'changed_shareholders_are_paired',
    'shareholders_take_sums_along',
  ],
  orders: [
    'orders_are_counted',
    'changed_orders_are_counted',
    'orders_are_summed',
    'changed_orders_are_summed',
    'orders_follow_the_team',
  ],
}

/**
 * Adds shareholders as variations of the demonstration's, each with orders of its own and the
 * ledger that they make. All or nothing; others wait meanwhile.
 */
export async function fillInvestors(
  db: Db,
  { shareholders, orders, today, log }: Wanted,
): Promise<void> {
  await setTriggers(db, 'disable')
  const indexes = await takeIndexes(db, {
    whenAdding: orders,
    tables: ['orders', 'shareholders'],
    measuredBy: 'orders',
  })
  const random = new Random(7_301)
  const drawing = { random, today, prices: makePrices(today), each: orders / shareholders }
  for (let from = 0; from < shareholders; from += piece) {
    const count = Math.min(piece, shareholders - from)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    const ids = await addShareholders(db, { count, from })
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await addOrders(db, { ids, from, ...drawing })
    if ((from / piece) % 10 === 9) log(`${(from + count).toLocaleString('en')} shareholders`)
  }
  // What references wait for is checked now: a table with waiting checks takes no index.
  await sql`set constraints all immediate`.execute(db)
  await recreateIndexes(db, indexes)
  await setTriggers(db, 'enable')
  await countAnew(db)
}

/**
 * Who looks like whom, as the trigger would have found one after the other; once the load is kept,
 * for indexes that were made in its transaction answer only later ones.
 */
export const pairShareholders = (db: Db) =>
  sql`select count(pair_shareholder(s)) from shareholders s where s.status = 'active'`.execute(db)

async function setTriggers(db: Db, state: 'enable' | 'disable') {
  for (const [table, names] of Object.entries(triggers))
    for (const name of names)
      // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
      await sql`alter table ${sql.ref(table)} ${sql.raw(state)} trigger ${sql.ref(name)}`.execute(
        db,
      )
}

async function addShareholders(db: Db, { count, from }: { count: number; from: number }) {
  const { rows } = await sql<{ id: string; assigneeId: string; teamId: string | null }>`
    with t as materialized (select *, row_number() over (order by number) as place, count(*) over () as size
      from shareholders where number <= 'SH-000250'),
    g as (select ${from}::int + n as g, 1 + (n % (select max(size) from t)) as place from generate_series(1, ${count}::int) n)
    insert into shareholders (kind, first_name, last_name, company_name, email, phone, language, birth_date,
      profession, assignee_id, source_id, team_id, bank_name, account_number, iban, depot_number, address_one, city, state,
      post_code, country, created_by, created_at)
    select kind, ${drawnName('first', 11, 'language')}, ${drawnName('last', 12, 'language')},
      case when kind = 'company' then ${drawnName('last', 13, 'language')} || ' Holdings ' || g end,
      'holder.' || g || '@example.net', '+1' || (2040000000 + g), language, birth_date, profession, assignee_id, source_id,
      team_id, bank_name, account_number, null, 'X-' || g || '-' || substr(uuidv7()::text, 25), address_one, city,
      state, post_code, country, created_by, created_at
    from g join t using (place)
    returning id, assignee_id as "assigneeId", team_id as "teamId"`.execute(db)
  return rows
}

async function addOrders(
  db: Db,
  on: {
    ids: { id: string; assigneeId: string; teamId: string | null }[]
    from: number
    random: Random
    today: string
    prices: ReturnType<typeof makePrices>
    each: number
  },
) {
  const rows: object[] = []
  const holdings: object[] = []
  on.ids.forEach(({ id, assigneeId, teamId }, at) => {
    const count = wholesBetween((on.from + at) * on.each, (on.from + at + 1) * on.each)
    const trades = makeTrades({ count, today: on.today, prices: on.prices }, on.random)
    const keyed = trades.map((trade, n) => ({ ...trade, id: String(n), number: null, sequence: n }))
    const ledger = computeLedger(keyed)
    if (ledger.shortfall) throw new Error('a generated ledger is short')
    for (const row of ledger.rows) {
      const trade = trades[Number(row.id)]!
      const { id: _, ...figures } = asColumns(row)
      rows.push({ ...commonOf(trade, { id, assigneeId, teamId }, on.random), ...figures })
    }
    holdings.push({ id, ...ledger.holding })
  })
  await numberOrders(db, rows, on.today)
  await insertRows(db, 'orders', rows)
  await keepHoldings(db, holdings)
}

/** Fractions add up: of 2.5 each, every other one has three. */
const wholesBetween = (from: number, to: number) => Math.floor(to) - Math.floor(from)

function commonOf(
  trade: ReturnType<typeof makeTrades>[number],
  { id, assigneeId, teamId }: { id: string; assigneeId: string; teamId: string | null },
  random: Random,
) {
  const entered = `${addDays(trade.tradedOn, trade.enteredAfter)}T${trade.tradedAt}:00Z`
  const care = random.chance(0.9) ? 'confirmed' : 'pending'
  return {
    id: '',
    number: '',
    shareholder_id: id,
    assignee_id: assigneeId,
    team_id: teamId,
    side: trade.side,
    status: 'active',
    traded_on: trade.tradedOn,
    traded_at: trade.tradedAt,
    volume: trade.volume,
    price: trade.price,
    price_reason: trade.priceReason,
    currency: 'CAD',
    share_class: 'ordinary',
    care_status: care,
    care_at:
      care === 'confirmed' ? `${addDays(trade.tradedOn, trade.enteredAfter + 2)}T15:00:00Z` : null,
    confirmation: care === 'confirmed' ? 'received' : 'notSent',
    hch: random.chance(0.3),
    created_by: assigneeId,
    entered_by: assigneeId,
    version: 1,
    created_at: entered,
    updated_at: entered,
  }
}

async function numberOrders(db: Db, rows: object[], today: string) {
  const { rows: ids } = await sql<{ id: string }>`
    select uuidv7()::text as id from generate_series(1, ${rows.length})`.execute(db)
  const year = Number(today.slice(0, 4))
  const { rows: last } = await sql<{ last: number }>`
    insert into order_numbers (year, last) values (${year}, ${rows.length})
    on conflict (year) do update set last = order_numbers.last + excluded.last returning last`.execute(
    db,
  )
  const first = (last[0]?.last ?? rows.length) - rows.length
  rows.forEach((row, at) =>
    Object.assign(row, {
      id: ids[at]?.id,
      number: `ORD-${year}-${String(first + at + 1).padStart(6, '0')}`,
    }),
  )
}

const keepHoldings = (db: Db, holdings: object[]) =>
  sql`update shareholders s set number_of_shares = h."numberOfShares", amount_invested = h."amountInvested",
      net_paid_in = h."netPaidIn", gross_turnover = h."grossTurnover", average_buy_price = h."averageBuyPrice",
      realised_result = h."realisedResult", entered_register_on = h."enteredRegisterOn", ceased_on = h."ceasedOn"
    from jsonb_to_recordset(${JSON.stringify(holdings)}::jsonb) as h(id uuid, "numberOfShares" numeric,
      "amountInvested" numeric, "netPaidIn" numeric, "grossTurnover" numeric, "averageBuyPrice" numeric,
      "realisedResult" numeric, "enteredRegisterOn" date, "ceasedOn" date)
    where s.id = h.id`.execute(db)

/** What the triggers would have kept. */
async function countAnew(db: Db) {
  await sql`delete from list_counts where counter like 'order%' or counter like 'shareholder%'`.execute(
    db,
  )
  await sql`
    with o as (select status || ':' || side || ':' || assignee_id as key, count(*) as n,
        sum(volume * 10000)::bigint as volume, sum(turnover * 100)::bigint as turnover from orders where has_been_entered(status) group by 1),
      s as (select status || ':' || coalesce(assignee_id::text, '') as key, count(*) as n,
        sum(number_of_shares * 10000)::bigint as shares, sum(amount_invested * 100)::bigint as invested,
        sum(net_paid_in * 100)::bigint as net, sum(realised_result * 100)::bigint as realised
        from shareholders group by 1)
    insert into list_counts (counter, key, slot, amount)
    select 'orders', key, 0, n from o union all select 'orderVolume', key, 0, volume from o
    union all select 'orderTurnover', key, 0, turnover from o union all select 'shareholders', key, 0, n from s
    union all select 'shareholderShares', key, 0, shares from s
    union all select 'shareholderInvested', key, 0, invested from s
    union all select 'shareholderNetPaidIn', key, 0, net from s
    union all select 'shareholderRealised', key, 0, realised from s`.execute(db)
  await sql`delete from order_month_sums`.execute(db)
  await sql`delete from order_month_changes`.execute(db)
  await sql`insert into order_month_sums select * from order_months_counted`.execute(db)
}
