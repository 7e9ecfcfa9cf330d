import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Endpoint, PageMeta } from '#kit/contract/define-endpoint.ts'
import { parseListQuery } from '#kit/contract/define-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { cast } from '#seeds/cast.ts'
import { orderList } from '#modules/orders/contract/order.list.ts'

interface Page {
  data: unknown[]
  meta: PageMeta
}

const counted = /\/(?:totals|cards)$/
const lists = (served as { endpoint: Endpoint }[])
  .map(({ endpoint }) => endpoint)
  .filter(({ list, stream, path }) => list && !stream && !counted.test(path))
const tabbed = lists.filter(({ list }) => list?.tabs)
const untabbed = lists.filter(({ list }) => !list?.tabs)

const addressOf = (filters: Record<string, string>) =>
  Object.entries(filters)
    .map(([field, value]) => `&filter[${field}]=${value}`)
    .join('')

let server: TestServer
const callers: Record<string, Caller> = {}
beforeAll(async () => {
  server = await openTestServer()
  for (const role of ['superAdmin', 'finance', 'adviser', 'employer', 'employee'] as const)
    callers[role] = await server.as(role)
  await server.visitor.post('/auth/forgot-password', { email: cast.manager.email })
})
afterAll(() => server.close())

describe.each(tabbed)('the tabs of $path', ({ path, list }) => {
  it.each(['superAdmin', 'finance', 'adviser', 'employer', 'employee'])(
    'hold for a %s what the list that each opens holds, whatever else is asked for',
    async (role) => {
      const by = callers[role]!
      const { status, body } = await by.get<Page>(
        `${path}?tabs=counted${list?.search ? '&search=nothing-is-called-so' : ''}`,
      )
      if (status === 403) return
      expect([status, body.data]).toEqual([200, []])
      for (const [tab, filters] of Object.entries(list?.tabs ?? {})) {
        const open = await by.get<Page>(`${path}?perPage=5${addressOf(filters)}`)
        const total = open.status === 200 ? { total: open.body.meta.total } : undefined
        expect([tab, body.meta.tabs?.[tab]]).toEqual([tab, total])
      }
    },
  )

  it('are each of a filter that the list has, by values that it knows', async () => {
    for (const filters of Object.values(list?.tabs ?? {}))
      expect((await callers['superAdmin']!.get(`${path}?${addressOf(filters)}`)).status).toBe(200)
  })

  it('are not all empty, and are asked for by one word alone', async () => {
    const { body } = await callers['superAdmin']!.get<Page>(`${path}?tabs=counted`)
    expect(Object.values(body.meta.tabs ?? {}).some(({ total }) => total > 0)).toBe(true)
    const refused = await callers['superAdmin']!.get(`${path}?tabs=all`)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      { tabs: [{ code: 'choice' }] },
    ])
  })
})

it('a list without tabs does not know the word', async () => {
  expect(untabbed.length).toBeGreaterThan(10)
  const programs = await callers['superAdmin']!.get('/programs?tabs=counted')
  expect([programs.status, programs.body.errors]).toMatchObject([
    422,
    { tabs: [{ code: 'unknown' }] },
  ])
})

it('beyond ten thousand a tab says that there are more', async () => {
  const [field, operator] = ['number', 'in'] as const
  const numbers = { from: sql`generate_series(1, 10001) n`, id: sql`n`, select: sql`n` }
  const source = { ...numbers, columns: { number: sql`n` }, where: [] }
  const tabs = { all: [], seventh: [{ field, operator, values: ['7'] }] }
  const { meta } = await readPage(server.db, source, {
    ...parseListQuery(orderList, {}).query,
    tabs,
  })
  expect(meta.tabs).toEqual({ all: { total: 10_000, isExact: false }, seventh: { total: 1 } })
})
