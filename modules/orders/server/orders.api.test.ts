import { describe, expect, it } from 'vitest'
import type { Problem } from '#kit/contract/define-endpoint.ts'
import type { OrderRecord, OrderRow, OrderTotals } from '../contract/orders.endpoints.ts'
import { ownId } from '#apps/server/test-server.ts'
import { newShareholder, orderOf } from './orders.test-world.ts'
import {
  server,
  margaret,
  david,
  chloe,
  tomasz,
  genevieve,
  ids,
  enter,
  workedExample,
  ledgerOf,
  column,
  withPeople,
} from './orders.test-people.ts'

withPeople()

describe('order numbers', () => {
  it('have no gap when fifty orders come at once, some of them refused', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const first = await enter(david, shareholderId, ['buy', '2025-01-01', '100', '10'])
    const last = Number(first.body.number.split('-')[2])
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 6 === 5
          ? enter(david, shareholderId, ['sell', '2024-01-01', '1', '10'])
          : enter(david, shareholderId, [
              'buy',
              `2025-02-${String(1 + (at % 28)).padStart(2, '0')}`,
              '1',
              '10',
            ]),
      ),
    )
    const entered = answers.filter(({ status }) => status === 201)
    expect(entered).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    const numbers = entered
      .map(({ body }) => Number(body.number.split('-')[2]))
      .sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => last + 1 + at))
    const ledger = await ledgerOf(shareholderId)
    expect(ledger.holding.numberOfShares).toBe('150.0000')
    expect(new Set(column(ledger, 'runningVolume')).size).toBe(51)
  })

  it('are given once to a repeated entry', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const body = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-01-01',
      '5',
      '10',
    ])
    const headers = { 'idempotency-key': 'order-once' }
    const [one, two] = await Promise.all([
      david.post<OrderRecord>('/orders', body, { headers }),
      david.post<OrderRecord>('/orders', body, { headers }),
    ])
    expect(one.body.number).toBe(two.body.number)
  })
})

describe('CARE', () => {
  it('is for a second person, and comes back to pending with a financial change', async () => {
    const { orders } = await workedExample()
    const order = orders[0] as OrderRecord
    const path = `/orders/${order.id}/care-confirmation`
    expect(order.can['confirmCare']).toBeUndefined()
    const confirmed = await tomasz.post<OrderRecord>(path, {}, { version: order.version })
    expect(confirmed.body).toMatchObject({ careStatus: 'confirmed', careBy: 'Tomasz Nowak' })
    const noted = await david.patch<OrderRecord>(
      `/orders/${order.id}`,
      { note: 'Signed copy is in the folder' },
      { version: confirmed.body.version },
    )
    expect(noted.body.careStatus).toBe('confirmed')
    const changed = await david.patch<OrderRecord>(
      `/orders/${order.id}`,
      { price: '10.5' },
      { version: noted.body.version },
    )
    expect(changed.body).toMatchObject({ careStatus: 'pending', careBy: null })
  })

  it('is refused to whoever entered, changed or is assigned the order', async () => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const entered = await enter(margaret, shareholderId, ['buy', '2025-01-01', '5', '10'])
    const own = await margaret.post(
      `/orders/${entered.body.id}/care-confirmation`,
      {},
      { version: entered.body.version },
    )
    expect([own.status, own.body.code]).toEqual([409, 'fourEyes'])
    expect(entered.body.can['confirmCare']).toEqual({ reason: 'fourEyes' })
    const assigned = await enter(david, shareholderId, ['buy', '2025-01-02', '5', '10'])
    const changed = await margaret.patch<OrderRecord>(
      `/orders/${assigned.body.id}`,
      { volume: '6' },
      { version: assigned.body.version },
    )
    const after = await margaret.post(
      `/orders/${assigned.body.id}/care-rejection`,
      { note: 'No slip' },
      { version: changed.body.version },
    )
    expect([after.status, after.body.code]).toEqual([409, 'fourEyes'])
  })
})

describe('who may do what', () => {
  it('lets an adviser change the own order while CARE is pending, and others never', async () => {
    const shareholderId = await newShareholder(chloe)
    const entered = await enter(chloe, shareholderId, ['buy', '2025-01-01', '5', '10'])
    expect(entered.status).toBe(201)
    const changed = await chloe.patch<OrderRecord>(
      `/orders/${entered.body.id}`,
      { volume: '6' },
      { version: 1 },
    )
    expect(changed.status).toBe(200)
    const confirmed = await tomasz.post<OrderRecord>(
      `/orders/${entered.body.id}/care-confirmation`,
      {},
      { version: 2 },
    )
    const late = await chloe.patch(
      `/orders/${entered.body.id}`,
      { volume: '7' },
      { version: confirmed.body.version },
    )
    expect([late.status, late.body.code]).toEqual([409, 'careDone'])
    const forAnother = await enter(
      chloe,
      shareholderId,
      ['buy', '2025-01-01', '5', '10'],
      ids['david'],
    )
    expect(forAnother.status).toBe(403)
    const theirs = await margaret.get<{ data: OrderRow[] }>('/orders?perPage=100')
    const foreign = theirs.body.data.find(({ assignee }) => assignee.name === 'Anna Weber')
    expect((await chloe.get(`/orders/${foreign?.id}`)).status).toBe(404)
    expect((await david.get(`/orders/${foreign?.id}`)).status).toBe(404)
    expect((await genevieve.get(`/orders/${foreign?.id}`)).status).toBe(200)
  })

  it('shows and adds up to everybody what they may see, and nothing else', async () => {
    for (const caller of [margaret, david, chloe]) {
      const totals = await caller.get<OrderTotals>('/orders/totals')
      const counted = await caller.get<OrderTotals>('/orders/totals?filter[volume][gte]=0')
      expect(totals.body).toEqual(counted.body)
      const list = await caller.get<{ meta: { total: number } }>('/orders')
      expect(list.body.meta.total).toBe(totals.body.count + totals.body.voided)
    }
    const [all, team, own] = await Promise.all(
      [margaret, david, chloe].map((caller) => caller.get<OrderTotals>('/orders/totals')),
    )
    expect(all?.body.count).toBeGreaterThan(team?.body.count ?? 0)
    expect(team?.body.count).toBeGreaterThan(own?.body.count ?? 0)
  })

  it('takes orders along when a user changes team', async () => {
    const before = await david.get<OrderTotals>('/orders/totals')
    await server.db
      .updateTable('users')
      .set({ team_id: null })
      .where('email', '=', 'philippe.roy@example.org')
      .execute()
    const after = await david.get<OrderTotals>('/orders/totals')
    const counted = await david.get<OrderTotals>('/orders/totals?filter[volume][gte]=0')
    expect(after.body.count).toBeLessThan(before.body.count)
    expect(after.body).toEqual(counted.body)
  })
})

describe('the blotter', () => {
  it('finds by order number, name without accents and shareholder number', async () => {
    const shareholderId = await newShareholder(margaret, ids['chloe'], {
      firstName: 'Zoë',
      lastName: 'Brière-Çelik',
    })
    const { body } = await enter(margaret, shareholderId, ['buy', '2025-01-01', '5', '10'])
    for (const search of [body.number, 'celik zoe', body.shareholder.number]) {
      const found = await margaret.get<{ data: OrderRow[] }>(
        `/orders?search=${encodeURIComponent(search)}`,
      )
      expect([search, found.body.data.map(({ id }) => id)]).toEqual([search, [body.id]])
    }
  })

  it('filters to the end of a day, and is exported', async () => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-05-05',
      '5',
      '10',
    ])
    await margaret.post('/orders', { ...typed, tradedAt: '23:30' })
    const filter = `filter[shareholderId]=${shareholderId}&filter[tradedOn]`
    for (const [query, count] of [
      [`${filter}[lte]=2025-05-05`, 1],
      [`${filter}[lte]=2025-05-04`, 0],
      [`${filter}[gte]=2025-05-05`, 1],
    ] as const) {
      const { body } = await margaret.get<{ meta: { total: number } }>(`/orders?${query}`)
      expect([query, body.meta.total]).toEqual([query, count])
    }
    const csv = await margaret.get<string>(
      `/orders/export?format=csv&columns=side,volume,careStatus&filter[shareholderId]=${shareholderId}`,
      { headers: { 'accept-language': 'fr' } },
    )
    expect(String(csv.body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Sens,Volume,CARE',
      'Achat,5.0000,En attente',
    ])
  })

  it('refuses a day that does not exist, in an order as in a filter, and says so', async () => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-05-05',
      '5',
      '10',
    ])
    for (const day of ['2025-02-30', '0000-01-01', '15/01/2025', '']) {
      // One after the other, so that the first to fail is named.
      // oxlint-disable no-await-in-loop
      const entered = await margaret.post<Problem>('/orders', { ...typed, tradedOn: day })
      expect([day, entered.status]).toEqual([day, 422])
      expect(entered.body.errors?.['tradedOn']?.[0]?.message).toBe(
        'Enter a date that exists, for example 2026-11-18',
      )
      const filtered = await margaret.get<Problem>(`/orders?filter[tradedOn][gte]=${day}`)
      expect([day, filtered.status]).toEqual([day, 422])
      // oxlint-enable no-await-in-loop
    }
  })

  it('shares a turnover so that both parts make it up', async () => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-05-05',
      '50',
      '13',
    ])
    const shared = { sharePercent: '33.33', sharedWithId: ids['david'] }
    const { body } = await margaret.post<OrderRecord>('/orders', { ...typed, ...shared })
    expect(body).toMatchObject({ turnover: '650.00', sharedAmount: '216.65' })
    const half = await margaret.post('/orders', { ...typed, sharePercent: '50' })
    expect(half.body.errors?.['sharedWithId']?.[0]?.code).toBe('required')
    const self = await margaret.post('/orders', { ...typed, ...shared, sharedWithId: ids['chloe'] })
    expect(self.body.errors?.['sharedWithId']?.[0]?.code).toBe('somebodyElse')
    const outside = await ownId(await server.as('employer'))
    const nobody = await margaret.post('/orders', { ...typed, ...shared, sharedWithId: outside })
    expect([nobody.status, nobody.body.errors?.['sharedWithId']?.[0]?.code]).toEqual([
      422,
      'missing',
    ])
  })
})
