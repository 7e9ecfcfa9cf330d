import { describe, expect, it } from 'vitest'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder } from './orders.test-world.ts'
import { chloe, david, enter, ids, withPeople } from './orders.test-people.ts'

withPeople()

const address = {
  language: 'fr',
  addressOne: '12, rue Principale',
  addressTwo: 'Bureau 4',
  city: 'Gatineau',
  state: 'Québec',
  postCode: 'J8X 1A1',
  country: 'CA',
}

/** An order that Chloé is assigned, for a shareholder that somebody looks after. */
async function orderFor(assigneeId?: string) {
  const shareholderId = await newShareholder(david, assigneeId, address)
  return (await enter(david, shareholderId, ['buy', '2025-01-10', '100', '10'])).body.id
}

describe('whom the slip of an order is for', () => {
  it('is told with the order, and in which currency it is', async () => {
    const { body } = await chloe.get<OrderRecord>(`/orders/${await orderFor(ids['chloe'])}`)
    expect(body).toMatchObject({ addressee: address, currency: 'CAD' })
  })

  it('is not told to an adviser who sees the order and not the shareholder', async () => {
    const id = await orderFor()
    const hers = await chloe.get<OrderRecord>(`/orders/${id}`)
    expect([hers.status, hers.body.addressee]).toEqual([200, null])
    expect(JSON.stringify(hers.body)).not.toContain('rue Principale')
    expect((await david.get<OrderRecord>(`/orders/${id}`)).body.addressee).toEqual(address)
  })
})
