import { sql } from 'kysely'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  voidOrdersOf,
  type Narrowing,
} from '../contract/figures.ts'
import {
  comparedDays,
  comparedPeriod,
  daysOf,
  twelveMonths,
  type Days,
} from '../contract/period.ts'
import type { MonthSums, Overview, PeriodFigures } from '../contract/statistics.ts'
import { readShares } from './holdings.queries.ts'
import { seesFigures, seesWhole, shareholdersIn, sumsIn, type Asked } from './permitted.ts'
import { byMonth, sumMonths } from './month-series.queries.ts'
import { tradesOf, tradeSumsOf, type SummedTrades } from './trade-sums.ts'

export interface Wanted {
  period: string
  comparison: string
  narrowing: Narrowing
}

/** The figures of a period beside those of the one that it is compared with. */
export async function readOverview(asked: Asked, wanted: Wanted): Promise<Overview> {
  const { period, comparison } = wanted
  const other = comparedPeriod(period, comparison)
  const [current, compared] = await Promise.all([
    readPeriod(asked, wanted, { period, days: daysOf(period) }),
    other && readPeriod(asked, wanted, comparable(period, { other, today: asked.today })),
  ])
  const [months, users, care, confirmation] = await Promise.all([
    readMonths(asked, wanted),
    readUsers(asked, wanted),
    readByState(asked, wanted, 'care_status'),
    readByState(asked, wanted, 'confirmation'),
  ])
  const shares = await readShares(asked, wanted.narrowing)
  const figures = { current, compared: compared || null }
  const parts = { months, users, care, confirmation } as Pick<
    Overview,
    'months' | 'users' | 'care' | 'confirmation'
  >
  return { isWhole: seesWhole(asked), ...figures, ...parts, ...shares }
}

const comparable = (period: string, to: { other: string; today: string }) => ({
  period: to.other,
  days: comparedDays(period, to),
})

interface Counted extends SummedTrades {
  voided: number
  newShareholders: number | null
  ceasedShareholders: number | null
  averageOrder: string | null
}

async function readPeriod(
  asked: Asked,
  { narrowing }: Wanted,
  { period, days }: { period: string; days: Days },
): Promise<PeriodFigures> {
  const [active, voided] = [ordersOf(days, narrowing), voidOrdersOf(days, narrowing)]
  const holders = (parameters: Record<string, string>) =>
    seesFigures(asked)
      ? sql`(select count(*)::int from shareholders s where ${shareholdersIn(asked, parameters)})`
      : sql`null::int`
  const { rows } = await sql<Counted>`
    select ${tradesOf('k')}, round(sum(k.turnover) / nullif(sum(k.orders), 0), 2) as "averageOrder",
      (select coalesce(sum(v.orders), 0)::int from (${sumsIn(asked, voided)}) v) as voided,
      ${holders(newShareholdersOf(days, narrowing))} as "newShareholders",
      ${holders(ceasedShareholdersOf(days, narrowing))} as "ceasedShareholders"
    from (${sumsIn(asked, active)}) k`.execute(asked.db)
  const counted = rows[0] as Counted
  const { voided: without, newShareholders, ceasedShareholders, averageOrder } = counted
  return {
    period,
    days,
    newShareholders,
    ceasedShareholders,
    voided: without,
    averageOrder,
    ...tradeSumsOf(counted),
  }
}

async function readMonths(asked: Asked, { period, narrowing }: Wanted): Promise<MonthSums[]> {
  const months = twelveMonths(period)
  const days = { from: daysOf(months[0] ?? period).from, to: daysOf(months.at(-1) ?? period).to }
  return sumMonths(asked, months, byMonth(sumsIn(asked, ordersOf(days, narrowing))))
}

async function readUsers(asked: Asked, { period, narrowing }: Wanted): Promise<Overview['users']> {
  const { rows } = await sql<SummedTrades & { id: string; name: string }>`
    select u.id, u.name, t.* from (
      select k.assignee_id, ${tradesOf('k')}
      from (${sumsIn(asked, ordersOf(daysOf(period), narrowing))}) k
      group by 1 having sum(k.orders) > 0) t
    join users u on u.id = t.assignee_id order by u.name, u.id`.execute(asked.db)
  return rows.map(({ id, name, ...sums }) => ({ id, name, ...tradeSumsOf(sums) }))
}

async function readByState(
  asked: Asked,
  { period, narrowing }: Wanted,
  column: 'care_status' | 'confirmation',
) {
  const { rows } = await sql<{ status: string; orders: number; netTurnover: string }>`
    select ${sql.ref(`k.${column}`)} as status, sum(k.orders)::int as orders,
      sum(case k.side when 'buy' then k.turnover else -k.turnover end)::numeric(22, 2) as "netTurnover"
    from (${sumsIn(asked, ordersOf(daysOf(period), narrowing))}) k
    group by 1 having sum(k.orders) > 0 order by 1`.execute(asked.db)
  return rows
}
