import { sql } from 'kysely'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  voidOrdersOf,
} from '../contract/figures.ts'
import { daysOf, periodAfter, twelveMonths, yearBefore } from '../contract/period.ts'
import type { MonthSums, Overview, PeriodFigures } from '../contract/statistics.ts'
import { readConcentration, readCountries, readHoldings, readTop } from './holdings.queries.ts'
import { ordersIn, seesWhole, shareholdersIn, type Asked } from './permitted.ts'
import { sumMonths } from './month-series.queries.ts'
import { tradesOf, tradeSumsOf, type SummedTrades } from './trade-sums.ts'

export interface Wanted {
  period: string
  /** Only of this user. */
  assigneeId: string | undefined
}

/** The figures of a period beside those of the period before and of the same a year before. */
export async function readOverview(asked: Asked, wanted: Wanted): Promise<Overview> {
  const { period } = wanted
  const at = (other: string) => readPeriod(asked, { ...wanted, period: other })
  const [current, before, yearEarlier] = await Promise.all([
    at(period),
    at(periodAfter(period, -1)),
    at(yearBefore(period)),
  ])
  const [months, users, care, confirmation] = await Promise.all([
    readMonths(asked, wanted),
    readUsers(asked, wanted),
    readByState(asked, wanted, 'care_status'),
    readByState(asked, wanted, 'confirmation'),
  ])
  const { assigneeId } = wanted
  const [holdings, top, concentration, countries] = await Promise.all([
    readHoldings(asked, assigneeId),
    readTop(asked, assigneeId),
    readConcentration(asked, assigneeId),
    readCountries(asked, assigneeId),
  ])
  const figures = { current, before, yearBefore: yearEarlier }
  const shares = { holdings, top, concentration, countries }
  const parts = { months, users, care, confirmation } as Pick<
    Overview,
    'months' | 'users' | 'care' | 'confirmation'
  >
  return { isWhole: seesWhole(asked), ...figures, ...parts, ...shares }
}

interface Counted extends SummedTrades {
  voided: number
  newShareholders: number
  ceasedShareholders: number
  averageOrder: string | null
}

async function readPeriod(asked: Asked, { period, assigneeId }: Wanted): Promise<PeriodFigures> {
  const days = daysOf(period)
  const [active, voided] = [ordersOf(days, { assigneeId }), voidOrdersOf(days, { assigneeId })]
  const holders = (parameters: Record<string, string>) =>
    sql`(select count(*)::int from shareholders s where ${shareholdersIn(asked, parameters)})`
  const { rows } = await sql<Counted>`
    select ${tradesOf('o')}, round(avg(o.turnover), 2) as "averageOrder",
      (select count(*)::int from orders o where ${ordersIn(asked, voided)}) as voided,
      ${holders(newShareholdersOf(days, { assigneeId }))} as "newShareholders",
      ${holders(ceasedShareholdersOf(days, { assigneeId }))} as "ceasedShareholders"
    from orders o where ${ordersIn(asked, active)}`.execute(asked.db)
  const counted = rows[0] as Counted
  const { voided: without, newShareholders, ceasedShareholders, averageOrder } = counted
  return {
    period,
    newShareholders,
    ceasedShareholders,
    voided: without,
    averageOrder,
    ...tradeSumsOf(counted),
  }
}

async function readMonths(asked: Asked, { period, assigneeId }: Wanted): Promise<MonthSums[]> {
  const months = twelveMonths(period)
  const days = { from: daysOf(months[0] ?? period).from, to: daysOf(months.at(-1) ?? period).to }
  return sumMonths(
    asked,
    months,
    sql`select to_char(o.traded_moment, 'YYYY-MM') as month, o.side, o.volume, o.turnover
      from orders o where ${ordersIn(asked, ordersOf(days, { assigneeId }))}`,
  )
}

async function readUsers(asked: Asked, { period, assigneeId }: Wanted): Promise<Overview['users']> {
  const { rows } = await sql<SummedTrades & { id: string; name: string }>`
    select u.id, u.name, t.* from (
      select o.assignee_id, ${tradesOf('o')} from orders o
      where ${ordersIn(asked, ordersOf(daysOf(period), { assigneeId }))} group by 1) t
    join users u on u.id = t.assignee_id order by u.name, u.id`.execute(asked.db)
  return rows.map(({ id, name, ...sums }) => ({ id, name, ...tradeSumsOf(sums) }))
}

async function readByState(
  asked: Asked,
  { period, assigneeId }: Wanted,
  column: 'care_status' | 'confirmation',
) {
  const { rows } = await sql<{ status: string; orders: number; turnover: string }>`
    select ${sql.ref(`o.${column}`)} as status, count(*)::int as orders,
      sum(o.turnover)::numeric(22, 2) as turnover
    from orders o where ${ordersIn(asked, ordersOf(daysOf(period), { assigneeId }))}
    group by 1 order by 1`.execute(asked.db)
  return rows
}
