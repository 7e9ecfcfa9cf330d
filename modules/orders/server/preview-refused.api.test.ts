import { expect, it } from 'vitest'
import { chloe, david, ids, server, workedExample, withPeople } from './orders.test-people.ts'
import { newShareholder, orderOf } from './orders.test-world.ts'

withPeople()

type Refusal = { errors?: Record<string, { code: string }[]> }

const typed = (shareholderId: string, part: object = {}) => ({
  shareholderId,
  side: 'buy',
  tradedOn: '2025-10-01',
  tradedAt: '00:00',
  volume: '1',
  price: '10',
  ...part,
})

it.each([
  ['tradedOn', { tradedOn: '2199-01-01' }],
  ['tradedOn', { tradedOn: '1899-12-31' }],
  ['volume', { volume: '999999999999', price: '99999999' }],
  ['volume', { volume: '1.5' }],
  ['priceReason', { price: '0' }],
])(
  'what saving refuses at %s the preview refuses there with the same code: %o',
  async (field, part) => {
    const { shareholderId } = await workedExample()
    const body = typed(shareholderId, part)
    const assigned = { ...body, assigneeId: ids['chloe'] }
    const saved = await chloe.post<Refusal>('/orders', assigned)
    const foreseen = await chloe.post<Refusal>('/orders/preview', body)
    expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, [field]])
    expect([foreseen.status, foreseen.body.errors]).toEqual([422, saved.body.errors])
  },
)

it('a price of nothing is foreseen once it has its reason', async () => {
  const { shareholderId } = await workedExample()
  const part = { price: '0', priceReason: 'gift' }
  expect((await chloe.post('/orders/preview', typed(shareholderId, part))).status).toBe(200)
})

it('an order whose date would be refused today can still be foreseen as void', async () => {
  const id = await newShareholder(david, ids['chloe'])
  const order = orderOf({ shareholderId: id, assigneeId: ids['chloe'] ?? '' }, [
    'buy',
    '2025-01-10',
    '10',
    '10',
  ])
  const { body } = await chloe.post<{ id: string }>('/orders', order)
  const date = (day: string) =>
    server.db.updateTable('orders').set({ traded_on: day }).where('id', '=', body.id).execute()
  await date('1899-01-01')
  const asked = typed(id, { orderId: body.id, tradedOn: '1899-01-01', volume: '10' })
  expect((await chloe.post('/orders/preview', { ...asked, isVoid: true })).status).toBe(200)
  expect((await chloe.post('/orders/preview', asked)).status).toBe(422)
  await date('2025-01-10')
})

it('which way a part of a transfer goes is refused beforehand as it would be then', async () => {
  const { shareholderId } = await workedExample()
  const to = await newShareholder(david, ids['chloe'])
  const { shareholderId: _, side: __, ...terms } = typed(shareholderId)
  const transfer = { ...terms, fromShareholderId: shareholderId, toShareholderId: to }
  const sale = await chloe.post<{ id: string }>('/orders/transfers', {
    ...transfer,
    assigneeId: ids['chloe'],
  })
  expect(sale.status).toBe(201)
  const turned = typed(shareholderId, { orderId: sale.body.id, side: 'buy' })
  const answer = await chloe.post<Refusal>('/orders/preview', turned)
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { side: [{ code: 'partOfTransfer' }] } },
  })
})

it('a preview of somebody else’s shareholder is refused as saving is', async () => {
  const body = typed(await newShareholder(david, ids['david']))
  const saved = await chloe.post<Refusal>('/orders', { ...body, assigneeId: ids['chloe'] })
  const foreseen = await chloe.post<Refusal>('/orders/preview', body)
  expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, ['shareholderId']])
  expect([foreseen.status, foreseen.body.errors]).toEqual([422, saved.body.errors])
})
