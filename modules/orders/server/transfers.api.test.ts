import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder } from './orders.test-world.ts'
import { verifyLedgers } from './verify-ledgers.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Chloé's sale of twenty shares to another of her customers. */
async function transfer() {
  const { shareholderId: from } = await world.workedExample()
  const to = await newShareholder(world.david, world.ids.chloe)
  const { body: sale } = await world.chloe.post<OrderRecord>('/orders/transfers', {
    fromShareholderId: from,
    toShareholderId: to,
    assigneeId: world.ids.chloe,
    tradedOn: '2025-10-01',
    tradedAt: '00:00',
    volume: '20',
    price: '14',
  })
  return { from, to, sale, buyId: sale.counterparty?.id ?? '' }
}

const sharesOf = async (id: string) => (await world.ledger(id)).holding.numberOfShares
const moveTo = async (id: string, path: 'archiving' | 'restoration') => {
  const { body } = await world.david.get<{ version: number }>(`/shareholders/${id}`)
  await world.david.post(`/shareholders/${id}/${path}`, undefined, body)
}

describe('a transfer of which the other customer is archived', () => {
  it('keeps its volume, and takes a note', async () => {
    const { sale, to } = await transfer()
    await moveTo(to, 'archiving')
    const { version } = sale
    const more = await world.david.patch(`/orders/${sale.id}`, { volume: '25' }, { version })
    expect([more.status, more.body.code]).toEqual([409, 'shareholderArchived'])
    expect(more.body.title).toBe('The shareholder is archived')
    const noted = await world.david.patch(`/orders/${sale.id}`, { note: 'Gone' }, { version })
    expect(noted.status).toBe(200)
    await moveTo(to, 'restoration')
    expect(await sharesOf(to)).toBe('20.0000')
  })
})

describe('a transfer of which the other order may not be changed', () => {
  it('keeps what CARE confirmed of the other', async () => {
    const { sale, buyId, to } = await transfer()
    await world.step(world.tomasz, `${buyId}/care-confirmation`, {})
    const { version } = sale
    const more = await world.chloe.patch(`/orders/${sale.id}`, { volume: '10' }, { version })
    expect([more.status, more.body.code]).toEqual([409, 'careDone'])
    expect(await world.read(buyId)).toMatchObject({ volume: '20.0000', careStatus: 'confirmed' })
    expect(await sharesOf(to)).toBe('20.0000')
    const noted = await world.chloe.patch(`/orders/${sale.id}`, { note: 'Own' }, { version })
    expect(noted.status).toBe(200)
    expect(await world.edit(sale.id, { volume: '10' })).toMatchObject({ volume: '10.0000' })
    expect(await world.read(buyId)).toMatchObject({ volume: '10.0000', careStatus: 'pending' })
    const rows = await auditRows(server.db, { entityId: buyId })
    expect(rows.at(-1)?.changes['careStatus']).toEqual(['confirmed', 'pending'])
  })

  it('stays whole when the other is out of reach', async () => {
    const { sale, buyId } = await transfer()
    const { version } = await world.read(buyId)
    await world.margaret.patch(`/orders/${buyId}`, { assigneeId: world.ids.margaret }, { version })
    for (const [path, body] of [
      [`/orders/${sale.id}/voiding`, { reason: 'Called off' }],
      [`/orders/${sale.id}`, { volume: '10' }],
    ] as const) {
      const send = path.endsWith('voiding') ? world.david.post : world.david.patch
      const refused = await send(path, body, { version: sale.version })
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'forbidden'])
    }
    expect((await world.read(sale.id)).status).toBe('active')
  })

  it('does not go back to a snapshot', async () => {
    const { sale, buyId } = await transfer()
    await world.edit(sale.id, { volume: '10' })
    const [before] = (await world.list(sale.id)).data
    const { version } = await world.read(buyId)
    await world.margaret.patch(`/orders/${buyId}`, { assigneeId: world.ids.margaret }, { version })
    const refused = await world.restore(sale.id, before?.id ?? '')
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await world.read(sale.id)).volume).toBe('10.0000')
  })
})

describe('a transfer', () => {
  it.each([
    ['tradedOn', { tradedOn: daysFromNow(5) }, 'Enter a date no later than tomorrow'],
    ['priceReason', { price: '0' }, 'Choose a reason for the price of 0'],
  ])('obeys the rules of an order: %s', async (field, part, message) => {
    const { shareholderId } = await world.workedExample()
    const { status, body } = await world.chloe.post('/orders/transfers', {
      fromShareholderId: shareholderId,
      toShareholderId: await newShareholder(world.david, world.ids.chloe),
      assigneeId: world.ids.chloe,
      tradedOn: '2025-10-01',
      tradedAt: '00:00',
      volume: '20',
      price: '14',
      ...part,
    })
    expect([status, body.errors?.[field]?.[0]?.message]).toEqual([422, message])
  })
})

describe('an order whose customer is archived at that moment', () => {
  it('is not changed', async () => {
    const { orders, shareholderId } = await world.workedExample()
    const { id, version } = orders[0]
    let saving: ReturnType<typeof world.david.patch> | undefined
    await server.db.transaction().execute(async (db) => {
      await db
        .updateTable('shareholders')
        .set({ status: 'archived', version: 2 })
        .where('id', '=', shareholderId)
        .execute()
      saving = world.david.patch(`/orders/${id}`, { volume: '70' }, { version })
      await new Promise((later) => setTimeout(later, 400))
    })
    const { status, body } = (await saving) ?? {}
    expect([status, body?.code]).toEqual([409, 'shareholderArchived'])
    expect((await world.read(id)).volume).toBe('100.0000')
  })
})
