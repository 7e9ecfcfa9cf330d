import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import type { OrderRecord, OrderTotals } from '#modules/orders/contract/orders.endpoints.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import type { SourceRecord } from '#modules/sources/contract/sources.endpoints.ts'
import { addSource, deleteSource, readSource } from '#modules/sources/server/sources.test-world.ts'
import type { MonthlyInvestments, Overview } from '../contract/statistics.ts'

let server: TestServer
let margaret: Caller
let chloeId: string
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  const { rows } = await sql<{ id: string }>`
    select id from users where email = 'adviser@example.org'`.execute(server.db)
  chloeId = rows[0]?.id ?? ''
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

const month = `${new Date().getUTCFullYear() - 1}-03`
const day = `${month}-14`
const source = async (name: string) => (await addSource(margaret, name)).body
const holderOf = ({ id }: SourceRecord) => newShareholder(margaret, chloeId, { sourceId: id })
const buy = async (shareholderId: string, volume: string) => {
  const order = orderOf({ shareholderId, assigneeId: chloeId }, ['buy', day, volume, '10'])
  return (await margaret.post<OrderRecord>('/orders', order)).body
}
const monthly = async ({ id }: { id: string }, more = '') =>
  (
    await margaret.get<MonthlyInvestments>(
      `/statistics/monthly-investments?month=${month}&sourceId=${id}${more}`,
    )
  ).body
const boughtFrom = async (of: { id: string }, more = '') =>
  (await monthly(of, more)).total.buys.turnover
const give = async (id: string, sourceId: string | null) => {
  const { body } = await margaret.get<ShareholderRecord>(`/shareholders/${id}`)
  return margaret.patch(`/shareholders/${id}`, { sourceId }, body)
}

it('figures narrowed by a source are those of its shareholders’ orders, and open them', async () => {
  const [one, other] = [await source('Counted'), await source('Counted otherwise')]
  const holder = await holderOf(one)
  await buy(holder, '5')
  await buy(await holderOf(other), '7')
  expect([await boughtFrom(one), await boughtFrom(other)]).toEqual(['50.00', '70.00'])
  const { body } = await margaret.get<Overview>(
    `/statistics/overview?period=${month}&sourceId=${one.id}`,
  )
  expect(body.current).toMatchObject({ orders: 1, newShareholders: 1, netTurnover: '50.00' })
  expect(body.holdings).toMatchObject({ shareholders: 1, numberOfShares: '5.0000' })
  expect(body.top.map(({ id }) => id)).toEqual([holder])
  const filter = `filter[sourceId]=${one.id}`
  const listed = await margaret.get<{ data: { shareholder: { id: string } }[] }>(
    `/orders?${filter}`,
  )
  expect(listed.body.data.map(({ shareholder }) => shareholder.id)).toEqual([holder])
  const totals = await margaret.get<OrderTotals>(`/orders/totals?${filter}`)
  expect(totals.body.buys).toEqual({ count: 1, volume: '5.0000', turnover: '50.00' })
  const file = String((await margaret.get(`/orders/export?format=csv&${filter}`)).body)
  expect(file.trim().split('\n')).toHaveLength(2)
  const figures = await margaret.get(
    `/statistics/monthly-investments/export?format=csv&month=${month}&sourceId=${one.id}`,
  )
  expect(String(figures.body)).toContain('50.00')
})

it('a shareholder takes the orders along to another source, while they change at the same moment', async () => {
  const [one, other] = [await source('Left'), await source('Gone to')]
  const holder = await holderOf(one)
  const orders = [await buy(holder, '1'), await buy(holder, '2'), await buy(holder, '3')]
  const tomasz = await server.as('care')
  const answers = await Promise.all([
    give(holder, other.id),
    ...orders.map((order) => tomasz.post(`/orders/${order.id}/care-confirmation`, {}, order)),
    buy(holder, '4'),
  ])
  expect(answers).toHaveLength(5)
  expect([await boughtFrom(one), await boughtFrom(other)]).toEqual(['0.00', '100.00'])
  await sql`select fold_order_months()`.execute(server.db)
  await give(holder, null)
  expect(await boughtFrom(other)).toBe('0.00')
  await sql`select fold_order_months()`.execute(server.db)
  expect(await verifyLedgers(server.db)).toEqual([])
})

it('a closed month keeps the source of then, also once that is gone', async () => {
  const [one, other] = [await source('Of then'), await source('Of now')]
  const holder = await holderOf(one)
  await buy(holder, '6')
  expect((await margaret.post('/statistics/closed-months', { month })).status).toBe(201)
  expect((await deleteSource(margaret, await readSource(margaret, one.id), other)).status).toBe(204)
  expect([await boughtFrom(one), await boughtFrom(other)]).toEqual(['60.00', '0.00'])
  const now = '&figures=now'
  expect([await boughtFrom(one, now), await boughtFrom(other, now)]).toEqual(['0.00', '60.00'])
  const { body } = await margaret.get<{ data: { id: string; name: unknown }[] }>(
    '/statistics/sources',
  )
  expect(body.data.at(-1)).toEqual({ id: one.id, name: one.name })
  const { total } = await monthly(one)
  expect(total.orders).toBe(1)
})
