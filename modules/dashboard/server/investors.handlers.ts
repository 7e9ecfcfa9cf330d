import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { Desk } from '#modules/notes-and-tasks/server/parents.ts'
import { countTasks } from '#modules/notes-and-tasks/server/task-list.queries.ts'
import { orderList } from '#modules/orders/contract/order.list.ts'
import type { Entered, OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { orderListSource } from '#modules/orders/server/order-list.queries.ts'
import { readOrderTotals } from '#modules/orders/server/order-totals.queries.ts'
import { shareholderList } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { readShareholderTotals } from '#modules/shareholders/server/shareholder-list.queries.ts'
import { investorsEndpoints, type InvestorsOverview } from '../contract/investors.endpoints.ts'
import { dashboardEn } from '../contract/strings.en.ts'
import { dashboardFr } from '../contract/strings.fr.ts'
import {
  listOf,
  may,
  monthsOf,
  readBirthdays,
  readMonth,
  shown,
  type Asking,
} from './investor-figures.ts'

const words = { en: dashboardEn, fr: dashboardFr }

async function readShareholders(call: Asking, today: string) {
  const asked = { ...call, action: 'view', status: 'active' } as const
  const { from } = monthsOf(today).thisMonth
  const [all, added] = await Promise.all([
    readShareholderTotals(call.db, asked, listOf(shareholderList)),
    readShareholderTotals(
      call.db,
      asked,
      listOf(shareholderList, { 'filter[createdAt][gte]': from }),
    ),
  ])
  const { count, numberOfShares, amountInvested, currentValue } = all
  return {
    active: count,
    addedSince: from,
    added: added.count,
    numberOfShares,
    amountInvested,
    currentValue,
  }
}

async function readOrders(call: Asking, today: string): Promise<InvestorsOverview['orders']> {
  if (!may(call, 'Orders List')) return null
  const asked = { ...call, action: 'view' } as const
  const pending = { 'filter[status]': 'active', 'filter[careStatus]': 'pending' }
  const newest = { ...listOf(orderList, { 'filter[status]': 'active' }), perPage: shown } as never
  const months = monthsOf(today)
  const [thisMonth, lastMonth, care, page] = await Promise.all([
    readMonth(call, months.thisMonth),
    readMonth(call, months.lastMonth),
    readOrderTotals(call.db, asked, listOf(orderList, pending)),
    readPage<Entered<OrderRow>>(call.db, orderListSource(call.db, asked), newest),
  ])
  const rows = page.data.map(({ id, number, side, tradedOn, turnover, shareholder }) => ({
    id,
    number,
    side,
    tradedOn,
    turnover,
    shareholder: shareholder.name,
  }))
  return { thisMonth, lastMonth, carePending: care.count, newest: rows }
}

async function readTasks(call: Asking, desk: Desk, today: string) {
  if (!may(call, 'Tasks')) return null
  const counts = await countTasks(call.db, { desk, person: call.person, today })
  return { today: counts.today, overdue: counts.overdue }
}

/** The overview of the investor records, in one answer. */
export const investorsHandlers = (desk: Desk) =>
  serve(
    investorsEndpoints,
    {
      async readInvestors(call) {
        const today = await call.today()
        const [shareholders, orders, tasks, birthdays] = await Promise.all([
          readShareholders(call, today),
          readOrders(call, today),
          readTasks(call, desk, today),
          readBirthdays(call),
        ])
        return { shareholders, orders, tasks, birthdays }
      },
    },
    words,
  )
