import { Decimal } from 'decimal.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { cellsOf } from '../../../checks/kit-at-work/workbook.test-reader.ts'
import type { OrderTotals } from '#modules/orders/contract/orders.endpoints.ts'
import type { ShareholderTotals } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import {
  ceasedShareholdersOf,
  newShareholdersOf,
  ordersOf,
  shareholdersOf,
  voidOrdersOf,
  type ListParameters,
} from '../contract/figures.ts'
import { daysOf, periodAfter, twelveMonths, yearBefore } from '../contract/period.ts'
import type { MonthlyCare, MonthlyInvestments, Overview } from '../contract/statistics.ts'

let server: TestServer
let people: Record<'margaret' | 'david' | 'chloe' | 'tomasz' | 'genevieve', Caller>
const present = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7)
const month = periodAfter(present, -2)

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    david: await server.as('manager'),
    chloe: await server.as('adviser'),
    tomasz: await server.as('care'),
    genevieve: await server.as('auditor'),
  }
})
afterAll(() => server.close())

const overviewOf = async (by: Caller, period: string, more = '') =>
  (await by.get<Overview>(`/statistics/overview?period=${period}${more}`)).body
const monthlyOf = async (by: Caller, of = month, more = '') =>
  (await by.get<MonthlyInvestments>(`/statistics/monthly-investments?month=${of}${more}`)).body
const careOf = async (by: Caller, of = month, more = '') =>
  (await by.get<MonthlyCare>(`/statistics/monthly-care?month=${of}${more}`)).body

const asked = (parameters: ListParameters) => new URLSearchParams(parameters).toString()
const ordersListed = async (by: Caller, parameters: ListParameters) =>
  (await by.get<OrderTotals>(`/orders/totals?${asked(parameters)}`)).body
const rowsListed = async (by: Caller, path: string, parameters: ListParameters) =>
  (await by.get<{ meta: { total: number } }>(`${path}?${asked(parameters)}`)).body.meta.total
const holdersListed = async (by: Caller, parameters: ListParameters) =>
  (await by.get<ShareholderTotals>(`/shareholders/totals?${asked(parameters)}`)).body

const sum = (amounts: string[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2)

describe('every number of the statistics is what its list shows', () => {
  const named = ['margaret', 'david', 'chloe', 'genevieve'] as const
  const periods = [present, month, present.slice(0, 4)]
  const cases = named.flatMap((name) => periods.map((period) => [name, period] as const))

  it.each(cases)('to %s in %s', async (name, period) => {
    const by = people[name]
    const overview = await overviewOf(by, period)
    const { compared } = await overviewOf(by, period, '&compare=yearBefore')
    const long = periodAfter(period, -5)
    const chosen = (await overviewOf(by, period, `&compare=${long}`)).compared
    for (const at of [overview.current, overview.compared, compared, chosen]) {
      if (!at) throw new Error('nothing is compared')
      const { days } = at
      const listed = await ordersListed(by, ordersOf(days))
      expect({ buys: at.buys, sells: at.sells, net: at.netTurnover, orders: at.orders }).toEqual({
        buys: listed.buys,
        sells: listed.sells,
        net: listed.net.turnover,
        orders: listed.count,
      })
      expect(at.orders).toBe(await rowsListed(by, '/orders', ordersOf(days)))
      expect(at.voided).toBe(await rowsListed(by, '/orders', voidOrdersOf(days)))
      const voided = await ordersListed(by, voidOrdersOf(days))
      expect([voided.count, voided.voided, voided.net.turnover]).toEqual([0, at.voided, '0.00'])
      expect(at.newShareholders).toBe(
        await rowsListed(by, '/shareholders', newShareholdersOf(days)),
      )
      expect(at.ceasedShareholders).toBe(
        await rowsListed(by, '/shareholders', ceasedShareholdersOf(days)),
      )
    }
    expect(overview.current).toMatchObject({ period, days: daysOf(period) })
    expect(overview.compared?.period).toBe(periodAfter(period, -1))
    expect(compared?.period).toBe(yearBefore(period))
    expect(chosen?.period).toBe(long)
    expect((await overviewOf(by, period, '&compare=none')).compared).toBeNull()
  })

  it.each(named)('to %s: holdings, users, states, countries', async (name) => {
    const by = people[name]
    const overview = await overviewOf(by, month)
    const { count, ...held } = await holdersListed(by, shareholdersOf({}))
    expect(overview.holdings).toMatchObject({ shareholders: count, ...held })
    const days = daysOf(month)
    for (const user of overview.users) {
      const listed = await ordersListed(by, ordersOf(days, { assigneeId: user.id }))
      expect([user.orders, user.netTurnover]).toEqual([listed.count, listed.net.turnover])
    }
    const states = [
      ...overview.care.map((of) => ({ ...of, list: ordersOf(days, { careStatus: of.status }) })),
      ...overview.confirmation.map((of) => ({
        ...of,
        list: ordersOf(days, { confirmation: of.status }),
      })),
    ]
    for (const { orders, netTurnover, list } of states) {
      expect(orders).toBe(await rowsListed(by, '/orders', list))
      expect(netTurnover).toBe((await ordersListed(by, list)).net.turnover)
    }
    for (const { country, ...figures } of overview.countries.slice(0, 3)) {
      const listed = await holdersListed(by, shareholdersOf({ country: country ?? '' }))
      expect(figures).toMatchObject({
        shareholders: listed.count,
        amountInvested: listed.amountInvested,
      })
    }
    expect(sum(overview.users.map(({ netTurnover }) => netTurnover))).toBe(
      overview.current.netTurnover,
    )
    expect(overview.months.map((each) => each.month)).toEqual(twelveMonths(month))
    expect(overview.months.at(-1)?.netTurnover).toBe(overview.current.netTurnover)
  })

  it('of one user alone where that is chosen', async () => {
    const [chosen] = (await overviewOf(people.margaret, month)).users
    const id = chosen?.id ?? ''
    const overview = await overviewOf(people.margaret, month, `&assigneeId=${id}`)
    expect(overview.users).toEqual([chosen])
    expect(overview.current.netTurnover).toBe(chosen?.netTurnover)
    const { count } = await holdersListed(people.margaret, shareholdersOf({ assigneeId: id }))
    expect(overview.holdings.shareholders).toBe(count)
  })

  it('and less of it to whoever sees less', async () => {
    const whole = await overviewOf(people.margaret, month)
    const team = await overviewOf(people.david, month)
    const own = await overviewOf(people.chloe, month)
    expect([whole.isWhole, team.isWhole, own.isWhole]).toEqual([true, false, false])
    expect(whole.current.orders).toBeGreaterThan(team.current.orders)
    expect(team.current.orders).toBeGreaterThan(own.current.orders)
    expect(own.current.orders).toBeGreaterThan(0)
    expect(own.users.map(({ name }) => name)).toEqual(['Chloé Bergeron'])
  })
})

describe('monthly investments', () => {
  it('credits each order once: to its user, and the shared part to the partner', async () => {
    for (const by of [people.margaret, people.david, people.chloe]) {
      const { users, total, ...frame } = await monthlyOf(by)
      const listed = await ordersListed(by, ordersOf(daysOf(month)))
      expect(total).toMatchObject({ buys: listed.buys, sells: listed.sells })
      expect(sum(users.map(({ creditedBuys }) => creditedBuys))).toBe(listed.buys.turnover)
      expect(sum(users.map(({ creditedSells }) => creditedSells))).toBe(listed.sells.turnover)
      expect(total.credited).toBe(listed.net.turnover)
      expect(frame.compared?.month).toBe(periodAfter(month, -1))
      const { compared } = await monthlyOf(by, month, '&compare=yearBefore')
      expect(compared?.month).toBe(yearBefore(month))
      expect((await monthlyOf(by, month, '&compare=none')).compared).toBeNull()
      const yearToDate = await ordersListed(
        by,
        ordersOf({ from: `${month.slice(0, 4)}-01-01`, to: daysOf(month).to }),
      )
      expect(frame.yearToDate.netTurnover).toBe(yearToDate.net.turnover)
    }
  })

  it('minus those confirmed by CARE are exactly the unconfirmed ones', async () => {
    const { total } = await monthlyOf(people.margaret)
    const care = await careOf(people.tomasz)
    expect(care.total.orders + (care.total.pending?.count ?? 0) + care.total.rejected.count).toBe(
      total.orders,
    )
    for (const user of care.users.filter(({ orders }) => orders > 0)) {
      const part = { careStatus: 'confirmed', assigneeId: user.id } as const
      const listed = await ordersListed(people.tomasz, ordersOf(daysOf(month), part))
      expect([user.buys, user.sells]).toEqual([listed.buys, listed.sells])
    }
  })

  it('counts confirmations by the day of the decision where that is asked', async () => {
    const care = await careOf(people.tomasz, month, '&basis=care')
    const part = { careStatus: 'confirmed' } as const
    const listed = await ordersListed(people.tomasz, ordersOf(daysOf(month), part, 'care'))
    expect([care.total.orders, care.total.netTurnover]).toEqual([listed.count, listed.net.turnover])
    expect(listed.count).toBeGreaterThan(0)
    expect(care.total.pending).toBeNull()
  })

  it('is empty, not broken, in a month without orders', async () => {
    const { users, total, months } = await monthlyOf(people.margaret, '2001-01')
    expect(users).toEqual([])
    expect(total).toMatchObject({ orders: 0, netTurnover: '0.00', credited: '0.00' })
    expect(months).toHaveLength(12)
    expect((await careOf(people.margaret, '2001-01')).total.confirmationRate).toBeNull()
    expect((await overviewOf(people.margaret, '2001')).current.averageOrder).toBeNull()
  })

  it('is exported with its total', async () => {
    const { total } = await monthlyOf(people.margaret)
    const { body } = await people.margaret.get(
      `/statistics/monthly-investments/export?month=${month}&format=csv`,
    )
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toContain('Credited')
    expect(lines.at(-1)).toContain(total.credited)
    // Of a month that is over: on the first of a month nothing has an average yet.
    const sheets = [
      ['overview', `period=${month}`, ['Indicator', 'Value']],
      ['monthly-care', `month=${month}`, ['Assigned user', 'Orders']],
    ] as const
    for (const [path, asked, first] of sheets) {
      const file = `${server.address}/api/statistics/${path}/export?format=xlsx&${asked}`
      const headers = { authorization: `Bearer ${people.genevieve.token}` }
      const answer = await fetch(file, { headers })
      const [headings, ...rows] = cellsOf(Buffer.from(await answer.arrayBuffer()))
      expect(headings?.slice(0, 2)).toEqual(first)
      expect(rows.length).toBeGreaterThan(4)
      const amounts = rows.map(([, amount]) => typeof amount)
      expect([...new Set(amounts)]).toEqual(['number'])
    }
    const odd = await people.margaret.get('/statistics/overview/export?format=csv&columns=salary')
    expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([422, ['columns']])
    const refused = await people.chloe.get('/statistics/overview/export?format=csv')
    expect(refused.status).toBe(403)
  })
})

describe('closing a month', () => {
  const close = (by: Caller, of: string) => by.post('/statistics/closed-months', { month: of })
  const closedMonth = periodAfter(present, -3)

  it('waits until the month is over, and is for administrators', async () => {
    expect(await close(people.margaret, present)).toMatchObject({
      status: 409,
      body: { code: 'monthNotOver' },
    })
    expect((await close(people.david, closedMonth)).status).toBe(403)
    expect((await monthlyOf(people.margaret, present)).canClose).toEqual({ reason: 'monthNotOver' })
    expect((await monthlyOf(people.david, closedMonth)).canClose).toBeUndefined()
  })

  it('happens once when two people close it at the same moment', async () => {
    const admin = await server.as('admin')
    expect((await monthlyOf(admin, closedMonth)).canClose).toBe(true)
    const before = await monthlyOf(people.david, closedMonth)
    const answers = await Promise.all([
      close(people.margaret, closedMonth),
      close(admin, closedMonth),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const closer = answers[0]?.status === 201 ? 'Margaret Chen' : 'Sarah Whitfield'
    expect(await auditRows(server.db, { action: 'statistics.monthClosed' })).toMatchObject([
      { entity: 'closedMonth', reference: closedMonth, actor: closer },
    ])
    const after = await monthlyOf(people.david, closedMonth)
    expect(after).toMatchObject({ shows: 'closed', users: before.users, total: before.total })
    expect(after.closing).toMatchObject({ changedCount: 0, difference: '0.00', changed: [] })
  })

  it('keeps its print, and says what has changed since', async () => {
    const print = await monthlyOf(people.chloe, closedMonth)
    const holder = await people.chloe.get<{ data: { id: string; assignee: { id: string } }[] }>(
      '/shareholders?perPage=5',
    )
    const [first] = holder.body.data
    const entered = await people.chloe.post<{ number: string; id: string }>('/orders', {
      shareholderId: first?.id,
      assigneeId: first?.assignee.id,
      side: 'buy',
      tradedOn: `${closedMonth}-15`,
      tradedAt: '10:00',
      volume: '30',
      price: '14.50',
    })
    expect(entered.status).toBe(201)
    const closed = await monthlyOf(people.chloe, closedMonth)
    expect([closed.users, closed.total, closed.months]).toEqual([
      print.users,
      print.total,
      print.months,
    ])
    expect(closed.closing).toMatchObject({
      changedCount: 1,
      difference: '435.00',
      changed: [{ number: entered.body.number, closed: null, now: '435.00', difference: '435.00' }],
    })
    const now = await monthlyOf(people.chloe, closedMonth, '&figures=now')
    const listed = await ordersListed(people.chloe, ordersOf(daysOf(closedMonth)))
    expect([now.shows, now.total.netTurnover]).toEqual(['now', listed.net.turnover])
    expect(now.total.orders).toBe(print.total.orders + 1)
    const next = await monthlyOf(people.chloe, periodAfter(closedMonth, 1))
    expect(next.compared?.orders).toBe(print.total.orders)
    const philippe = await monthlyOf(people.genevieve, closedMonth)
    expect(philippe.closing).toMatchObject({ changedCount: 1, difference: '435.00' })
  })

  it('keeps the CARE print too', async () => {
    const print = await careOf(people.tomasz, closedMonth)
    const pending = await people.margaret.get<{ data: { id: string; version: number }[] }>(
      `/orders?${asked(ordersOf(daysOf(closedMonth), { careStatus: 'pending' }))}`,
    )
    const { id = '', version = 0 } = pending.body.data[0] ?? {}
    const path = `/orders/${id}/care-confirmation`
    expect((await people.tomasz.post(path, {}, { version })).status).toBe(200)
    const closed = await careOf(people.tomasz, closedMonth)
    expect(closed.total).toEqual(print.total)
    expect(closed.closing?.changed.map((each) => each.id)).toContain(id)
  })

  it('is kept by the database itself', async () => {
    await expect(server.db.deleteFrom('closed_month_orders').execute()).rejects.toThrow(/stays/)
    await expect(
      server.db.updateTable('closed_months').set({ closed_by_name: 'Nobody' }).execute(),
    ).rejects.toThrow(/stays/)
  })
})
