import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { ordersOf, type Basis, type Narrowing } from '../contract/figures.ts'
import {
  comparedDays,
  comparedPeriod,
  daysOf,
  twelveMonths,
  yearBefore,
  yearOf,
} from '../contract/period.ts'
import type { MonthlyCare, MonthlyInvestments, MonthSums } from '../contract/statistics.ts'
import { readClosed, readClosing } from './closed-month.queries.ts'
import type { MonthOf } from './month-rows.ts'
import { readCareSums, readComparedMonth, readUserSums } from './month-sums.queries.ts'
import { byMonth, sumMonths } from './month-series.queries.ts'
import { closedOrdersIn, seesWhole, sumsIn, type Asked } from './permitted.ts'

export interface WantedMonth {
  month: string
  figures: 'closed' | 'now'
  comparison: string
  narrowing: Narrowing
}

export async function readMonthlyInvestments(
  asked: Asked,
  wanted: WantedMonth,
): Promise<MonthlyInvestments> {
  const { month, narrowing } = wanted
  const closed = await closedOf(asked, wanted)
  const framed = { ...wanted, basis: 'trade', closed, confirmedOnly: false } as const
  const frame = await readFrame(asked, framed)
  const sums = await readUserSums(asked, monthOf(framed))
  const months = await readMonths(asked, { month, narrowing, closed })
  const canClose = canCloseNow(asked, month, frame.closing !== null)
  return {
    ...frame,
    ...(canClose && { canClose }),
    ...sums,
    months,
    yearToDate: sumYearToDate(months, month),
  }
}

export async function readMonthlyCare(
  asked: Asked,
  wanted: WantedMonth & { basis: Basis },
): Promise<MonthlyCare> {
  const framed = { ...wanted, closed: await closedOf(asked, wanted), confirmedOnly: true }
  const frame = await readFrame(asked, framed)
  return { ...frame, ...(await readCareSums(asked, monthOf(framed))) }
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

const monthOf = ({ month, narrowing, basis, closed }: Framed): MonthOf => ({
  month,
  days: daysOf(month),
  narrowing,
  basis,
  isClosed: closed.has(month),
})

async function readFrame(asked: Asked, framed: Framed) {
  const { month, closed, confirmedOnly } = framed
  const [closing, compared] = await Promise.all([
    readClosing(asked, monthOf(framed), { confirmedOnly }),
    readCompared(asked, framed),
  ])
  return {
    month,
    isWhole: seesWhole(asked),
    shows: closed.has(month) ? ('closed' as const) : ('now' as const),
    closing,
    compared,
  }
}

/** The month that the other one is compared with, a closed one by its print. */
async function readCompared(asked: Asked, framed: Framed) {
  const other = comparedPeriod(framed.month, framed.comparison)
  if (!other) return null
  const days = comparedDays(framed.month, { other, today: asked.today })
  const { confirmedOnly } = framed
  return readComparedMonth(
    asked,
    { ...monthOf({ ...framed, month: other }), days },
    { confirmedOnly },
  )
}

export const isOver = (month: string, today: string) => month < today.slice(0, 7)

/** Only who sees and may close everything; a month that is not over is not offered as possible. */
function canCloseNow(asked: Asked, month: string, isClosed: boolean) {
  const permission = { action: 'configure', subject: 'Monthly Investments' } as const
  if (isClosed || !asked.person.permissions.allowsAll(permission)) return undefined
  return isOver(month, asked.today) ? true : { reason: 'monthNotOver' }
}

interface Series {
  month: string
  narrowing: Narrowing
  closed: ReadonlySet<string>
}

/** Twelve months: open ones by their orders, closed ones by their print. */
function readMonths(asked: Asked, { month, narrowing, closed }: Series): Promise<MonthSums[]> {
  const months = twelveMonths(month)
  const first = months[0] ?? month
  const days = { from: daysOf(first).from, to: daysOf(month).to }
  const printed = [...closed]
  const trades = sql`
    select m.* from (${byMonth(sumsIn(asked, ordersOf(days, narrowing)))}) m
    where m.month <> all(${printed}::text[])
    union all
    select f.month, f.side, 1, f.volume, f.turnover from closed_month_orders f
    where f.basis = 'trade' and f.month = any(${printed}::text[])
      and f.month between ${first} and ${month} and ${closedOrdersIn(asked, narrowing)}`
  return sumMonths(asked, months, trades)
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
