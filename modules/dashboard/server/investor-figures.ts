import { parseListQuery, type ListDeclaration } from '#kit/contract/define-list.ts'
import type { ReadCall } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { birthdayList } from '#modules/birthdays/contract/birthdays.endpoints.ts'
import { birthdaySource } from '#modules/birthdays/server/birthday-list.queries.ts'
import { orderList } from '#modules/orders/contract/order.list.ts'
import { readOrderTotals } from '#modules/orders/server/order-totals.queries.ts'
import {
  comparedDays,
  daysOf,
  periodAfter,
  type Days,
} from '#modules/statistics/contract/period.ts'
import type { InvestorsOverview, MonthFigures } from '../contract/investors.endpoints.ts'

export type Asking = Pick<ReadCall, 'db' | 'person' | 'settings' | 'today'>

/** So many of a list are shown. */
export const shown = 5
/** So many days ahead birthdays are told. */
export const birthdayDays = 7

export const listOf = (list: ListDeclaration, parameters: Record<string, string> = {}) =>
  parseListQuery(list, parameters).query

export const may = ({ person }: Asking, subject: string) =>
  person.permissions.allows({ action: 'view', subject })

/** This month, and the days of the last one that it has come to as well. */
export function monthsOf(today: string): { thisMonth: Days; lastMonth: Days } {
  const month = today.slice(0, 7)
  const lastMonth = comparedDays(month, { other: periodAfter(month, -1), today })
  return { thisMonth: daysOf(month), lastMonth }
}

/** The active orders of these days. */
export async function readMonth(call: Asking, { from, to }: Days): Promise<MonthFigures> {
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

type Coming = NonNullable<InvestorsOverview['birthdays']>['next'][number]

/** The birthdays that come next, and how many. */
export async function readBirthdays(call: Asking): Promise<InvestorsOverview['birthdays']> {
  if (!may(call, 'Birthdays')) return null
  const source = await birthdaySource({ ...call, action: 'view' }, { days: String(birthdayDays) })
  const query = { ...listOf(birthdayList), perPage: shown } as never
  const { data, meta } = await readPage<Coming>(call.db, source, query)
  const next = data.map(({ id, name, nextOn, turns }) => ({ id, name, nextOn, turns }))
  return { total: meta.total, next }
}
