import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { GeneralSettings } from '#modules/settings/contract/settings.endpoints.ts'
import { newShareholder } from './orders.test-world.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  await sql`truncate orders cascade`.execute(server.db)
})
afterAll(() => server.close())

const currencyOf = async (id: string) =>
  (await server.db.selectFrom('orders').select('currency').where('id', '=', id).executeTakeFirst())
    ?.currency

async function countIn(currency: string) {
  const { version } = (await margaret.get<GeneralSettings>('/settings/general')).body
  const { status } = await margaret.patch('/settings/general', { currency }, { version })
  expect(status).toBe(200)
}

it('an order is in the currency that the organisation counts in when it is entered', async () => {
  const shareholderId = await newShareholder(margaret)
  const typed = {
    shareholderId,
    assigneeId: await ownId(margaret),
    side: 'buy',
    tradedOn: '2026-03-02',
    tradedAt: '10:00',
    volume: '3',
    price: '10',
  }
  const draft = await margaret.post<{ id: string }>('/orders/drafts', typed)
  expect([draft.status, await currencyOf(draft.body.id)]).toEqual([201, 'CAD'])
  await countIn('EUR')
  const { status, body } = await margaret.post<{ id: string }>('/orders', typed)
  expect([status, await currencyOf(body.id)]).toEqual([201, 'EUR'])
  const active = await margaret.post(`/orders/${draft.body.id}/activation`, undefined, {
    version: 1,
  })
  expect([active.status, await currencyOf(draft.body.id)]).toEqual([200, 'EUR'])
})
