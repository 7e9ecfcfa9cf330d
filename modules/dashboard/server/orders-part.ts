import {
  countWaitingOrders,
  type WaitingMonth,
} from '#modules/orders/server/waiting-orders.queries.ts'
import { daysOf, periodAfter } from '#modules/statistics/contract/period.ts'
import type { Part } from '../contract/work.endpoints.ts'
import { may, monthsOf, readMonth, type Asking } from './investor-figures.ts'

/** The orders that wait for CARE, and what was traded this month beside the last. */
export async function readOrdersPart(call: Asking, today: string): Promise<Part<'orders'> | null> {
  if (!may(call, 'Orders List')) return null
  const [waiting, months] = await Promise.all([
    countWaitingOrders(call.db, { person: call.person, action: 'view' }),
    may(call, 'Monthly Investments') ? readMonths(call, today) : null,
  ])
  const thisMonth = today.slice(0, 7)
  return {
    carePending: total(waiting),
    older: {
      count: total(waiting.filter(({ month }) => month < thisMonth)),
      to: daysOf(periodAfter(thisMonth, -1)).to,
    },
    byMonth: spansOf(waiting),
    months,
  }
}

async function readMonths(call: Asking, today: string) {
  const months = monthsOf(today)
  const [thisMonth, lastMonth] = await Promise.all([
    readMonth(call, months.thisMonth),
    readMonth(call, months.lastMonth),
  ])
  return { thisMonth, lastMonth }
}

const total = (waiting: readonly WaitingMonth[]) =>
  waiting.reduce((sofar, { orders }) => sofar + orders, 0)

const mostSpans = 6

/** Each month by itself; of more than there is room for, the earliest are one span. */
function spansOf(waiting: readonly WaitingMonth[]) {
  const early = waiting.slice(0, Math.max(0, waiting.length - mostSpans + 1))
  const [first, last] = [early[0], early.at(-1)]
  const alone = waiting.slice(early.length)
  const spans = first && last ? [{ first, last, orders: total(early) }] : []
  return [
    ...spans.map(({ first: { month: from }, last: { month: to }, orders }) => ({
      from: daysOf(from).from,
      to: daysOf(to).to,
      orders,
    })),
    ...alone.map(({ month, orders }) => ({ ...daysOf(month), orders })),
  ]
}
