import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#kit/server/organisation.ts'
import { withoutFigures } from '#modules/shareholders/server/without-group.test-world.ts'
import type { OrderEvidence } from '../contract/ledger-answers.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import {
  david,
  enter,
  margaret,
  server,
  tomasz,
  workedExample,
  withPeople,
} from './orders.test-people.ts'

withPeople()

const step = (by: typeof tomasz, { id, version }: OrderRecord, noun: string, body?: object) =>
  by.post<OrderRecord & { code: string }>(`/orders/${id}/${noun}`, body, { version })

describe('a decision on CARE', () => {
  it('is taken back by whoever made it, and leaves nothing of it on the order', async () => {
    const { orders } = await workedExample()
    const confirmed = (await step(tomasz, orders[1] as OrderRecord, 'care-confirmation', {})).body
    expect(confirmed.can).toMatchObject({ withdrawCare: true })
    const { status, body } = await step(tomasz, confirmed, 'care-withdrawal')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      careStatus: 'pending',
      careBy: null,
      careAt: null,
      careNote: null,
      can: { confirmCare: true },
    })
    expect(body.can).not.toHaveProperty('withdrawCare')
  })

  it('is not taken back by anybody else', async () => {
    const { orders } = await workedExample()
    const { body } = await step(tomasz, orders[0] as OrderRecord, 'care-rejection', { note: 'No' })
    const answer = await step(margaret, body, 'care-withdrawal')
    expect([answer.status, answer.body.code]).toEqual([409, 'careOfAnother'])
  })

  it('is not taken back later than five minutes after it was made', async () => {
    const { orders } = await workedExample()
    const { body } = await step(tomasz, orders[0] as OrderRecord, 'care-confirmation', {})
    server.clock.windOn({ minutes: 6 })
    const answer = await step(tomasz, body, 'care-withdrawal')
    expect([answer.status, answer.body.code]).toEqual([409, 'careTooLong'])
  })

  it('proves nothing once it was taken back: the same inputs restored are pending', async () => {
    const { orders } = await workedExample()
    const order = orders[3] as OrderRecord
    const confirmed = (await step(tomasz, order, 'care-confirmation', {})).body
    const pending = (await step(tomasz, confirmed, 'care-withdrawal')).body
    const changed = await david.patch<OrderRecord>(
      `/orders/${order.id}`,
      { volume: '31' },
      { version: pending.version },
    )
    const { body: list } = await david.get<{ data: { id: string; cause: string }[] }>(
      `/orders/${order.id}/snapshots`,
    )
    const proof = list.data.find(({ cause }) => cause === 'care')
    const { status } = await david.post(
      `/orders/${order.id}/snapshots/${proof?.id}/restoration`,
      {},
      { version: changed.body.version },
    )
    expect(status).toBe(200)
    const { body } = await david.get<OrderRecord>(`/orders/${order.id}`)
    expect(body).toMatchObject({ volume: '30.0000', careStatus: 'pending', careBy: null })
  })
})

describe('what CARE is decided by', () => {
  const evidenceOf = (id: string) => tomasz.get<OrderEvidence>(`/orders/${id}/evidence`)

  it('is the holding before and after, the price beside the list’s, and what looks the same', async () => {
    const { shareholderId, orders } = await workedExample()
    const sale = await evidenceOf(orders[2]?.id ?? '')
    expect(sale.body).toMatchObject({
      before: { runningVolume: '150.0000', averagePrice: '11.000000' },
      after: { runningVolume: '90.0000', averagePrice: '11.000000' },
      alike: [],
    })
    const first = await evidenceOf(orders[0]?.id ?? '')
    expect(first.body.before).toEqual({ runningVolume: '0.0000', averagePrice: null })
    const twice = await enter(david, shareholderId, ['buy', '2025-09-01', '30', '14.5'])
    expect((await evidenceOf(twice.body.id)).body.alike).toEqual([
      { id: orders[3]?.id, number: orders[3]?.number },
    ])
  })

  it('says how far the price of a day is from the one listed then', async () => {
    const { shareholderId } = await workedExample()
    const today = dayOf({ timeZone: 'America/Toronto' }, server.clock.now())
    const { body: order } = await enter(david, shareholderId, ['buy', today, '10', '15.20'])
    const { body } = await evidenceOf(order.id)
    expect(body).toMatchObject({ listPrice: '16.000000', offList: '-5.00' })
    const { body: early } = await enter(david, shareholderId, ['buy', '1950-01-10', '1', '10'])
    expect((await evidenceOf(early.id)).body).toMatchObject({ listPrice: null, offList: null })
  })

  it('tells a holding and an own price to those alone who see the shareholder’s figures', async () => {
    const { shareholderId, orders } = await workedExample()
    await sql`update shareholders set share_price_override = 9 where id = ${shareholderId}`.execute(
      server.db,
    )
    await sql`update general_settings set allows_own_share_prices = true`.execute(server.db)
    const id = orders[2]?.id ?? ''
    expect((await evidenceOf(id)).body).toMatchObject({
      ownPrice: expect.stringMatching(/^9/) as string,
      after: { runningVolume: '90.0000' },
    })
    await withoutFigures(server, 'manager', async (by) => {
      const { status, body } = await by.get<OrderEvidence>(`/orders/${id}/evidence`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ ownPrice: null, before: null, after: null })
    })
  })
})
