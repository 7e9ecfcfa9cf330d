import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, ownId, type TestServer } from '#apps/server/test-server.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder, orderOf } from './orders.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>
let order: OrderRecord

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
  const { chloe, ids } = world
  const shareholderId = await newShareholder(chloe)
  const typed = orderOf({ shareholderId, assigneeId: ids.chloe }, ['buy', '2026-03-02', '10', '10'])
  order = (await chloe.post<OrderRecord>('/orders', typed)).body
})
afterAll(() => server.close())

const edit = async (part: object) => {
  const { status, body } = await world.chloe.patch(`/orders/${order.id}`, part, order)
  const [field, complaints] = Object.entries(body.errors ?? {})[0] ?? []
  return { status, code: complaints?.[0]?.code ?? body.code, field }
}

it('an order is moved to no shareholder whom one does not see, nor to an archived one', async () => {
  const { david, chloe, ids } = world
  const foreign = await newShareholder(david, ids.david)
  expect(await edit({ shareholderId: foreign })).toEqual({
    status: 422,
    code: 'missing',
    field: 'shareholderId',
  })
  const archived = await newShareholder(chloe)
  await sql`update shareholders set status = 'archived' where id = ${archived}`.execute(server.db)
  expect(await edit({ shareholderId: archived })).toMatchObject({
    status: 409,
    code: 'shareholderArchived',
  })
})

it('an order is given to nobody beyond one’s own scope, and shared with staff alone', async () => {
  const { ids } = world
  expect(await edit({ assigneeId: ids.david })).toEqual({
    status: 422,
    code: 'missing',
    field: 'assigneeId',
  })
  const rachel = await ownId(await server.as('employer'))
  expect(await edit({ sharedWithId: rachel, sharePercent: '10' })).toEqual({
    status: 422,
    code: 'missing',
    field: 'sharedWithId',
  })
})
