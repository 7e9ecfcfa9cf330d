import { serve, type ReadCall } from '#kit/server/call.ts'
import { parseListQuery, type ListDeclaration } from '#kit/contract/define-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { birthdayList } from '#modules/birthdays/contract/birthdays.endpoints.ts'
import { birthdaySource } from '#modules/birthdays/server/birthday-list.queries.ts'
import type { Desk } from '#modules/notes-and-tasks/server/parents.ts'
import { countTasks } from '#modules/notes-and-tasks/server/task-list.queries.ts'
import { orderList } from '#modules/orders/contract/order.list.ts'
import type { Entered, OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { orderListSource } from '#modules/orders/server/order-list.queries.ts'
import { readOrderTotals } from '#modules/orders/server/order-totals.queries.ts'
import { shareholderList } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { readShareholderTotals } from '#modules/shareholders/server/shareholder-list.queries.ts'
import {
  investorsEndpoints,
  type InvestorsOverview,
  type MonthFigures,
} from '../contract/investors.endpoints.ts'
import { dashboardEn } from '../contract/strings.en.ts'
import { dashboardFr } from '../contract/strings.fr.ts'

const words = { en: dashboardEn, fr: dashboardFr }

type Asking = ReadCall & { today: () => Promise<string> }

const shown = 5

const listOf = (list: ListDeclaration, parameters: Record<string, string> = {}) =>
  parseListQuery(list, parameters).query

const may = ({ person }: Asking, subject: string) =>
  person.permissions.allows({ action: 'view', subject })

/** First and last day of the month that lies so many months from the day's. */
function monthOf(today: string, away: number): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  return { from: day(away, 1), to: day(away + 1, 0) }
}

async function readShareholders(call: Asking, today: string) {
  const asked = { ...call, action: 'view', status: 'active' } as const
  const { from } = monthOf(today, 0)
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

async function readMonth(
  call: Asking,
  { from, to }: { from: string; to: string },
): Promise<MonthFigures> {
  const parameters = { 'filter[tradedOn][gte]': from, 'filter[tradedOn][lte]': to }
  const asked = { ...call, action: 'view' } as const
  const totals = await readOrderTotals(call.db, asked, listOf(orderList, parameters))
  return {
    from,
    to,
    orders: totals.count,
    bought: totals.buys.turnover,
    sold: totals.sells.turnover,
  }
}

async function readOrders(call: Asking, today: string): Promise<InvestorsOverview['orders']> {
  if (!may(call, 'Orders List')) return null
  const asked = { ...call, action: 'view' } as const
  const pending = { 'filter[status]': 'active', 'filter[careStatus]': 'pending' }
  const newest = { ...listOf(orderList), perPage: shown } as never
  const [thisMonth, lastMonth, care, page] = await Promise.all([
    readMonth(call, monthOf(today, 0)),
    readMonth(call, monthOf(today, -1)),
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

type Coming = NonNullable<InvestorsOverview['birthdays']>['next'][number]

async function readBirthdays(call: Asking): Promise<InvestorsOverview['birthdays']> {
  if (!may(call, 'Birthdays')) return null
  const source = await birthdaySource({ ...call, action: 'view' }, { days: '7' })
  const query = { ...listOf(birthdayList), perPage: shown } as never
  const { data, meta } = await readPage<Coming>(call.db, source, query)
  const next = data.map(({ id, name, nextOn, turns }) => ({ id, name, nextOn, turns }))
  return { total: meta.total, next }
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
