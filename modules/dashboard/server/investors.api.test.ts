import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { OrderTotals } from '#modules/orders/contract/orders.endpoints.ts'
import { comparedDays, daysOf, periodAfter } from '#modules/statistics/contract/period.ts'
import type { InvestorsOverview } from '../contract/investors.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const organisationDay = async () => {
  const { rows } = await sql<{ day: string }>`select organisation_today()::text as day`.execute(
    server.db,
  )
  return rows[0]?.day ?? ''
}

const total = async (name: CastMember, path: string) =>
  (await (await server.as(name)).get<{ meta: { total: number } }>(path)).body.meta.total

it.each(['superAdmin', 'manager', 'adviser', 'care', 'auditor'] as const)(
  'tells %s what the lists behind the numbers tell',
  async (name) => {
    const caller = await server.as(name)
    const { body, status } = await caller.get<InvestorsOverview>('/investors')
    expect(status).toBe(200)
    const { shareholders, orders, tasks, birthdays } = body
    expect(shareholders.active).toBe(await total(name, '/shareholders'))
    expect(shareholders.added).toBe(
      await total(name, `/shareholders?filter[createdAt][gte]=${shareholders.addedSince}`),
    )
    for (const month of [orders?.thisMonth, orders?.lastMonth]) {
      const query = `filter[tradedOn][gte]=${month?.from}&filter[tradedOn][lte]=${month?.to}`
      const sums = (await caller.get<OrderTotals>(`/orders/totals?${query}`)).body
      expect([month?.orders, month?.bought, month?.sold]).toEqual([
        sums.count,
        sums.buys.turnover,
        sums.sells.turnover,
      ])
    }
    expect(orders?.carePending).toBe(
      await total(name, '/orders?filter[status]=active&filter[careStatus]=pending'),
    )
    expect([tasks === null, birthdays === null]).toEqual([name === 'auditor', name === 'care'])
    const today = await organisationDay()
    const dueToday = `/tasks?filter[dueOn][gte]=${today}&filter[dueOn][lte]=${today}`
    if (tasks) expect(tasks.today).toBe(await total(name, dueToday))
    if (birthdays) expect(birthdays.total).toBe(await total(name, '/birthdays?days=7'))
  },
)

it('compares this month with the last to the same day', async () => {
  const { body } = await (await server.as('manager')).get<InvestorsOverview>('/investors')
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  const month = today.slice(0, 7)
  const last = periodAfter(month, -1)
  expect(body.orders?.thisMonth).toMatchObject(daysOf(month))
  expect(body.orders?.lastMonth).toMatchObject(comparedDays(month, { other: last, today }))
})

it('is not for people without shareholders', async () => {
  for (const name of ['caseOfficer', 'employer'] as const)
    expect((await (await server.as(name)).get('/investors')).status).toBe(403)
})

it('shows each only what is theirs', async () => {
  const ofManager = (await (await server.as('manager')).get<InvestorsOverview>('/investors')).body
  const ofAdviser = (await (await server.as('adviser')).get<InvestorsOverview>('/investors')).body
  expect(ofAdviser.shareholders.active).toBeGreaterThan(0)
  expect(ofManager.shareholders.active).toBeGreaterThan(ofAdviser.shareholders.active)
})
