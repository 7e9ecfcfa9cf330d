import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { ordersOf, sides, type ListParameters, type Narrowing } from '../contract/figures.ts'
import { daysOf, periodAfter } from '../contract/period.ts'
import type { MonthlyInvestments } from '../contract/statistics.ts'

let server: TestServer
let margaret: Caller
let users: string[]
let teams: string[]
const present = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7)

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  const { body } = await margaret.get<{ data: { id: string; team: { id: string } | null }[] }>(
    '/shareholders/managers',
  )
  users = body.data.map(({ id }) => id)
  teams = [...new Set(body.data.flatMap(({ team }) => (team ? [team.id] : [])))]
})
afterAll(() => server.close())

const addressOf = (parameters: ListParameters) => new URLSearchParams(parameters).toString()
const monthlyOf = async (month: string, narrowing: Narrowing) => {
  const given = JSON.parse(JSON.stringify(narrowing)) as Record<string, string>
  const path = `/statistics/monthly-investments?${addressOf({ month, ...given })}`
  return (await margaret.get<MonthlyInvestments>(path)).body
}
const close = async (month: string) =>
  expect((await margaret.post('/statistics/closed-months', { month })).status).toBe(201)

const narrowings = (): Narrowing[] => [
  {},
  ...sides.map((side) => ({ side })),
  ...teams.map((teamId) => ({ teamId })),
  ...users.flatMap((assigneeId) => [{ assigneeId }, { assigneeId, side: 'buy' as const }]),
]

it('the print of a closed month is narrowed as it was, whoever has the orders now', async () => {
  const month = periodAfter(present, -4)
  const prints = () => Promise.all(narrowings().map((narrowing) => monthlyOf(month, narrowing)))
  const figuresOf = ({ users: rows, total, months }: MonthlyInvestments) => [rows, total, months]
  const open = await prints()
  await close(month)
  const closed = await prints()
  expect(closed.map(figuresOf)).toEqual(open.map(figuresOf))

  const from = open[0]?.users.find(({ orders }) => orders > 0)?.id
  const to = users.find((id) => id !== from)
  const mine = addressOf(ordersOf(daysOf(month), { assigneeId: from }))
  type Rows = { data: { id: string; version: number }[] }
  const [order] = (await margaret.get<Rows>(`/orders?${mine}`)).body.data
  const moved = await margaret.patch(
    `/orders/${order?.id}`,
    { assigneeId: to, sharePercent: null, sharedWithId: null },
    { version: order?.version ?? 0 },
  )
  expect(moved.status).toBe(200)
  const after = await prints()
  expect(after.map(figuresOf)).toEqual(open.map(figuresOf))
  const changedFor = async (assigneeId: string | undefined) => {
    const { closing } = await monthlyOf(month, { assigneeId })
    return closing?.changed.map(({ closed: was, now }) => [was !== null, now !== null])
  }
  expect(await changedFor(from)).toEqual([[true, false]])
  expect(await changedFor(to)).toEqual([[false, true]])
}, 60_000)

it('a running month is compared with the same days of one that is closed', async () => {
  const compared = () =>
    Promise.all(
      narrowings().map(async (narrowing) => (await monthlyOf(present, narrowing)).compared),
    )
  const open = await compared()
  await close(periodAfter(present, -1))
  expect(await compared()).toEqual(open)
}, 60_000)

it('a file has the filters, the comparison and the columns of the screen', async () => {
  const headings = async (path: string) => {
    const { body } = await margaret.get(`/statistics/${path}&format=csv`)
    const lines = String(body).replace('\uFEFF', '').trim().split('\r\n')
    return { first: lines[0]?.split(','), last: lines.at(-1)?.split(','), lines }
  }
  const month = periodAfter(present, -2)
  const sells = await headings(`monthly-investments/export?month=${month}&side=sell`)
  const { total } = await monthlyOf(month, { side: 'sell' })
  expect(sells.first).not.toContain('Bought')
  expect(sells.last?.slice(0, 4)).toEqual([
    'Total',
    String(total.orders),
    total.sells.volume,
    total.sells.turnover,
  ])
  const overview = (more: string) => headings(`overview/export?period=${month}${more}`)
  expect((await overview('')).first).toEqual(['Indicator', 'Value', 'Previous period'])
  expect((await overview('&compare=yearBefore')).first?.[2]).toBe('One year earlier')
  const chosen = month.startsWith('2020') ? '2021-03' : '2020-03'
  expect((await overview(`&compare=${chosen}`)).first?.[2]).toBe('Period compared with')
  expect((await overview('&compare=2020')).first).toEqual(['Indicator', 'Value'])
  const bare = await overview('&compare=none&side=buy')
  expect(bare.first).toEqual(['Indicator', 'Value'])
  expect(bare.lines.some((line) => line.startsWith('Sold'))).toBe(false)
  const odd = await margaret.get('/statistics/overview?compare=never&side=both&teamId=x')
  expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([
    422,
    ['compare', 'teamId', 'side'],
  ])
})
