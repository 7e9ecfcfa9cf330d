import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { ordersOf, type Basis } from '../contract/figures.ts'
import { daysOf, periodAfter, twelveMonths, yearBefore, yearOf } from '../contract/period.ts'
import type { MonthlyCare, MonthlyInvestments, MonthSums } from '../contract/statistics.ts'
import { readClosed, readClosing } from './closed-month.queries.ts'
import { readCareSums, readComparedMonth, readUserSums } from './month-sums.queries.ts'
import { byMonth, sumMonths } from './month-series.queries.ts'
import { closedOrdersIn, seesWhole, sumsIn, type Asked } from './permitted.ts'

export interface WantedMonth {
  month: string
  figures: 'closed' | 'now'
}

export async function readMonthlyInvestments(
  asked: Asked,
  wanted: WantedMonth,
): Promise<MonthlyInvestments> {
  const closed = await closedOf(asked, wanted)
  const all = { confirmedOnly: false }
  const frame = await readFrame(asked, { ...wanted, basis: 'trade', closed, ...all })
  const isClosed = closed.has(wanted.month)
  const sums = await readUserSums(asked, { month: wanted.month, basis: 'trade', isClosed })
  const months = await readMonths(asked, wanted.month, closed)
  const canClose = canCloseNow(asked, wanted.month, frame.closing !== null)
  return {
    ...frame,
    ...(canClose && { canClose }),
    ...sums,
    months,
    yearToDate: sumYearToDate(months, wanted.month),
  }
}

export async function readMonthlyCare(
  asked: Asked,
  wanted: WantedMonth & { basis: Basis },
): Promise<MonthlyCare> {
  const { month, basis } = wanted
  const closed = await closedOf(asked, wanted)
  const frame = await readFrame(asked, { ...wanted, closed, confirmedOnly: true })
  return { ...frame, ...(await readCareSums(asked, { month, basis, isClosed: closed.has(month) })) }
}

/** The closed ones among the months that are shown; none where the present figures are wanted. */
const closedOf = async (asked: Asked, { month, figures }: WantedMonth) =>
  figures === 'now'
    ? new Set<string>()
    : readClosed(asked, [...twelveMonths(month), yearBefore(month)])

interface Framed extends WantedMonth {
  basis: Basis
  closed: ReadonlySet<string>
  confirmedOnly: boolean
}

async function readFrame(asked: Asked, { month, basis, closed, confirmedOnly }: Framed) {
  const compare = (other: string) =>
    readComparedMonth(
      asked,
      { month: other, basis, isClosed: closed.has(other) },
      { confirmedOnly },
    )
  const [closing, before, yearEarlier] = await Promise.all([
    readClosing(asked, { month, basis }, { confirmedOnly }),
    compare(periodAfter(month, -1)),
    compare(yearBefore(month)),
  ])
  return {
    month,
    isWhole: seesWhole(asked),
    shows: closed.has(month) ? ('closed' as const) : ('now' as const),
    closing,
    before,
    yearBefore: yearEarlier,
  }
}

export const isOver = (month: string, today: string) => month < today.slice(0, 7)

/** Only who sees and may close everything; a month that is not over is not offered as possible. */
function canCloseNow(asked: Asked, month: string, isClosed: boolean) {
  const permission = { action: 'configure', subject: 'Monthly Investments' } as const
  if (isClosed || !asked.person.permissions.allowsAll(permission)) return undefined
  return isOver(month, asked.today) ? true : { reason: 'monthNotOver' }
}

/** Open months by their orders, closed ones by their print. */
const tradesIn = (
  asked: Asked,
  days: { from: string; to: string },
  closed: readonly string[],
) => sql`
  select m.* from (${byMonth(sumsIn(asked, ordersOf(days)))}) m where m.month <> all(${closed}::text[])
  union all
  select f.month, f.side, 1, f.volume, f.turnover from closed_month_orders f
  where f.basis = 'trade' and f.month = any(${closed}::text[])
    and f.month between ${days.from.slice(0, 7)} and ${days.to.slice(0, 7)} and ${closedOrdersIn(asked)}`

function readMonths(
  asked: Asked,
  month: string,
  closed: ReadonlySet<string>,
): Promise<MonthSums[]> {
  const months = twelveMonths(month)
  const days = { from: daysOf(months[0] ?? month).from, to: daysOf(month).to }
  return sumMonths(asked, months, tradesIn(asked, days, [...closed]))
}

/** The twelve months hold all of the year so far. */
function sumYearToDate(months: readonly MonthSums[], month: string) {
  const ofYear = months.filter((sums) => yearOf(sums.month) === yearOf(month))
  const sum = (name: 'buyTurnover' | 'sellTurnover' | 'netTurnover') =>
    ofYear.reduce((total, sums) => total.plus(sums[name]), new Decimal(0)).toFixed(2)
  return {
    buyTurnover: sum('buyTurnover'),
    sellTurnover: sum('sellTurnover'),
    netTurnover: sum('netTurnover'),
  }
}
