import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

describe('an id that is written in capitals', () => {
  it('makes nobody the other party of a transfer to themselves', async () => {
    const { shareholderId } = await world.workedExample()
    const { status, body } = await world.david.post('/orders/transfers', {
      fromShareholderId: shareholderId,
      toShareholderId: shareholderId.toUpperCase(),
      assigneeId: world.ids.chloe,
      tradedOn: '2025-10-01',
      tradedAt: '00:00',
      volume: '20',
      price: '14',
    })
    expect([status, body.errors]).toEqual([
      422,
      { toShareholderId: [{ code: 'somebodyElse', message: 'Choose someone else' }] },
    ])
  })

  it('shares no order with the one it is assigned to', async () => {
    const { orders } = await world.workedExample()
    const { status, body } = await world.david.patch(
      `/orders/${orders[0].id}`,
      { sharedWithId: world.ids.chloe.toUpperCase(), sharePercent: '10' },
      { version: 1 },
    )
    expect([status, body.errors?.['sharedWithId']?.[0]?.code]).toEqual([422, 'somebodyElse'])
  })

  it('merges nobody with themselves', async () => {
    const { shareholderId } = await world.workedExample()
    const { status, body } = await world.margaret.post('/shareholders/merge', {
      keep: shareholderId,
      drop: shareholderId.toUpperCase(),
      dryRun: true,
    })
    expect([status, body.errors?.['drop']?.[0]?.code]).toEqual([422, 'sameShareholder'])
  })

  it('is the same record among many, at the version that was seen', async () => {
    const { orders } = await world.workedExample()
    const { id, number } = orders[0]
    const ids = [id, id.toUpperCase()]
    const twice = await world.david.post<BulkRun>('/orders/hch', { ids, hch: true })
    expect([twice.status, twice.body.results]).toEqual([
      200,
      [{ id, name: number, problem: null, reason: null, isUnchanged: false, version: 2 }],
    ])
    const late = await world.david.post<BulkRun>('/orders/hch', {
      ids: [id],
      versions: { [id.toUpperCase()]: 1 },
      hch: false,
    })
    expect(late.body.results.map(({ problem }) => problem)).toEqual(['stale'])
  })

  it('finds its record', async () => {
    const { orders } = await world.workedExample()
    const found = await world.david.get<{ id: string }>(`/orders/${orders[0].id.toUpperCase()}`)
    expect([found.status, found.body.id]).toEqual([200, orders[0].id])
  })
})
