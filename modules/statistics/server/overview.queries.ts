import { sql } from 'kysely'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  voidOrdersOf,
} from '../contract/figures.ts'
import { daysOf, periodAfter, twelveMonths, yearBefore } from '../contract/period.ts'
import type { MonthSums, Overview, PeriodFigures } from '../contract/statistics.ts'
import { readShares } from './holdings.queries.ts'
import { seesFigures, seesWhole, shareholdersIn, sumsIn, type Asked } from './permitted.ts'
import { byMonth, sumMonths } from './month-series.queries.ts'
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
  const shares = await readShares(asked, wanted.assigneeId)
  const figures = { current, before, yearBefore: yearEarlier }
  const parts = { months, users, care, confirmation } as Pick<
    Overview,
    'months' | 'users' | 'care' | 'confirmation'
  >
  return { isWhole: seesWhole(asked), ...figures, ...parts, ...shares }
}

interface Counted extends SummedTrades {
  voided: number
  newShareholders: number | null
  ceasedShareholders: number | null
  averageOrder: string | null
}

async function readPeriod(asked: Asked, { period, assigneeId }: Wanted): Promise<PeriodFigures> {
  const days = daysOf(period)
  const [active, voided] = [ordersOf(days, { assigneeId }), voidOrdersOf(days, { assigneeId })]
  const holders = (parameters: Record<string, string>) =>
    seesFigures(asked)
      ? sql`(select count(*)::int from shareholders s where ${shareholdersIn(asked, parameters)})`
      : sql`null::int`
  const { rows } = await sql<Counted>`
    select ${tradesOf('k')}, round(sum(k.turnover) / nullif(sum(k.orders), 0), 2) as "averageOrder",
      (select coalesce(sum(v.orders), 0)::int from (${sumsIn(asked, voided)}) v) as voided,
      ${holders(newShareholdersOf(days, { assigneeId }))} as "newShareholders",
      ${holders(ceasedShareholdersOf(days, { assigneeId }))} as "ceasedShareholders"
    from (${sumsIn(asked, active)}) k`.execute(asked.db)
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
  return sumMonths(asked, months, byMonth(sumsIn(asked, ordersOf(days, { assigneeId }))))
}

async function readUsers(asked: Asked, { period, assigneeId }: Wanted): Promise<Overview['users']> {
  const { rows } = await sql<SummedTrades & { id: string; name: string }>`
    select u.id, u.name, t.* from (
      select k.assignee_id, ${tradesOf('k')}
      from (${sumsIn(asked, ordersOf(daysOf(period), { assigneeId }))}) k
      group by 1 having sum(k.orders) > 0) t
    join users u on u.id = t.assignee_id order by u.name, u.id`.execute(asked.db)
  return rows.map(({ id, name, ...sums }) => ({ id, name, ...tradeSumsOf(sums) }))
}

async function readByState(
  asked: Asked,
  { period, assigneeId }: Wanted,
  column: 'care_status' | 'confirmation',
) {
  const { rows } = await sql<{ status: string; orders: number; turnover: string }>`
    select ${sql.ref(`k.${column}`)} as status, sum(k.orders)::int as orders,
      sum(k.turnover)::numeric(22, 2) as turnover
    from (${sumsIn(asked, ordersOf(daysOf(period), { assigneeId }))}) k
    group by 1 having sum(k.orders) > 0 order by 1`.execute(asked.db)
  return rows
}
