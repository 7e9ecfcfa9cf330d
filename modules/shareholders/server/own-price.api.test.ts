import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { makePrice, newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import type { Overview } from '#modules/statistics/contract/statistics.ts'
import type {
  ShareholderRecord,
  ShareholderRow,
  ShareholderTotals,
} from '../contract/shareholders.endpoints.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let chloeId = ''
let holder = ''

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  chloeId = await ownId(chloe)
  await makePrice(margaret, '16')
  holder = await newShareholder(david, chloeId)
  const typed = ['buy', '2026-01-05', '100', '10'] as const
  await chloe.post('/orders', orderOf({ shareholderId: holder, assigneeId: chloeId }, [...typed]))
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

const recordOf = async (id = holder) =>
  (await chloe.get<ShareholderRecord>(`/shareholders/${id}`)).body
const setPrice = async (by: Caller, price: string | null, id = holder) =>
  by.patch<ShareholderRecord>(
    `/shareholders/${id}`,
    { sharePriceOverride: price },
    { version: (await recordOf(id)).version },
  )

async function allow(allowsOwnSharePrices: boolean) {
  const { body } = await margaret.get<{ version: number }>('/settings/general')
  const { status } = await margaret.patch(
    '/settings/general',
    { allowsOwnSharePrices },
    { version: body.version },
  )
  expect(status).toBe(200)
}

describe('a share price of one’s own', () => {
  it('is refused until the organisation allows it', async () => {
    expect((await recordOf()).can).not.toHaveProperty('editOwnPrice')
    const { status, body } = await setPrice(chloe, '20')
    expect([status, body.errors?.['sharePriceOverride']?.[0]?.code]).toEqual([422, 'ownPricesOff'])
    const added = await chloe.post('/shareholders', {
      kind: 'individual',
      lastName: 'Roy',
      language: 'fr',
      sharePriceOverride: '20',
    })
    expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([
      422,
      ['sharePriceOverride'],
    ])
  })

  it('values the shares of its shareholder wherever they are valued, and of nobody else', async () => {
    await allow(true)
    const totals = async () => (await margaret.get<ShareholderTotals>('/shareholders/totals')).body
    const before = await totals()
    const { status, body } = await setPrice(chloe, '20.5')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sharePriceOverride: '20.500000',
      actualSharePrice: '20.500000',
      currentValue: '2050.00',
      unrealisedResult: '1050.00',
      performance: '105.00',
    })
    expect(body.can['editOwnPrice']).toBe(true)

    const { body: list } = await chloe.get<{ data: ShareholderRow[] }>(
      `/shareholders?search=${body.number}`,
    )
    expect(list.data[0]).toMatchObject({ currentValue: '2050.00', sharePriceOverride: '20.500000' })
    const found = await margaret.get<ShareholderTotals>(
      `/shareholders/totals?search=${body.number}`,
    )
    expect(found.body.currentValue).toBe('2050.00')
    const after = await totals()
    const grown = new Decimal(after.currentValue ?? 0).minus(before.currentValue ?? 0)
    expect(grown.toFixed(2)).toBe('450.00')

    const { body: ledger } = await chloe.get<ShareholderLedger>(`/shareholders/${holder}/ledger`)
    expect([ledger.sharePrice, ledger.isOwnPrice, ledger.holding.currentValue]).toEqual([
      '20.500000',
      true,
      '2050.00',
    ])
    const [row] = ledger.rows
    expect(row?.performance).toBe('105.00')
    const { body: order } = await chloe.get<OrderRecord>(`/orders/${row?.id}`)
    expect(order.performance).toBe('105.00')
    const past = await chloe.get<ShareholderLedger>(
      `/shareholders/${holder}/ledger?asOf=2026-01-31`,
    )
    expect(past.body.isOwnPrice).toBe(false)

    const { body: overview } = await margaret.get<Overview>('/statistics/overview')
    expect(overview.holdings.currentValue).toBe(after.currentValue)
    const exported = await margaret.get(`/shareholders/export?format=csv&search=${body.number}`)
    expect(String(exported.body)).toContain('2050.00,20.500000')
  })

  it('is in the history, and goes back to the list when it is taken away', async () => {
    const { body: history } = await chloe.get<{ data: { changes: object }[] }>(
      `/shareholders/${holder}/history`,
    )
    expect(history.data[0]?.changes).toEqual({ sharePriceOverride: [null, '20.5'] })
    await setPrice(chloe, null)
    expect(await recordOf()).toMatchObject({
      actualSharePrice: '16.000000',
      currentValue: '1600.00',
    })
  })

  it('holds no more once the organisation allows it no more; it can still be taken away', async () => {
    await setPrice(chloe, '20.5')
    await allow(false)
    expect(await recordOf()).toMatchObject({
      sharePriceOverride: '20.500000',
      actualSharePrice: '16.000000',
      currentValue: '1600.00',
      can: { editOwnPrice: true },
    })
    const { body: ledger } = await chloe.get<ShareholderLedger>(`/shareholders/${holder}/ledger`)
    expect([ledger.isOwnPrice, ledger.holding.currentValue]).toEqual([false, '1600.00'])
    expect((await setPrice(chloe, null)).status).toBe(200)
  })

  it('orders the list by what shares are worth', async () => {
    await allow(true)
    const other = await newShareholder(david, chloeId)
    const typed = ['buy', '2026-01-05', '50', '10'] as const
    await chloe.post('/orders', orderOf({ shareholderId: other, assigneeId: chloeId }, [...typed]))
    await setPrice(chloe, '1000000', other)
    const values: string[] = []
    for (let after = ''; ;) {
      const { body } = await chloe.get<{ data: ShareholderRow[]; meta: { after?: string } }>(
        `/shareholders?sort=-currentValue&perPage=25${after && `&after=${after}`}`,
      )
      if (!after) expect(body.data[0]?.id).toBe(other)
      values.push(...body.data.map(({ currentValue }) => currentValue ?? '0'))
      if (!body.meta.after) break
      ;({ after } = body.meta)
    }
    expect(values).toEqual(values.toSorted((a, b) => Number(b) - Number(a)))
    const { body } = await chloe.get<{ meta: { total: number } }>('/shareholders')
    expect(values).toHaveLength(body.meta.total)
  })

  it('is for those who see figures', async () => {
    const { body: priced } = await setPrice(chloe, '20.5')
    await sql`update roles set rules = (select jsonb_agg(case
        when rule->>'subject' in ('Shareholders List', 'Shareholders View')
        then rule || '{"fields": ["basic", "bank"]}' else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where id = ${chloeId})`.execute(server.db)
    const closed = await server.as('adviser')
    const { body: record } = await closed.get<ShareholderRecord>(`/shareholders/${holder}`)
    expect([record.sharePriceOverride, record.actualSharePrice]).toEqual([null, null])
    expect(record.can).not.toHaveProperty('editOwnPrice')
    expect((await setPrice(closed, '9')).status).toBe(403)
    const { body: list } = await closed.get<{ data: ShareholderRow[] }>(
      `/shareholders?search=${priced.number}`,
    )
    expect(list.data).toMatchObject([{ id: holder, sharePriceOverride: null, currentValue: null }])
    const told = async (by: Caller) =>
      JSON.stringify((await by.get(`/shareholders/${holder}/history`)).body)
    expect(await told(david)).toContain('sharePriceOverride')
    expect(await told(closed)).not.toContain('sharePriceOverride')
  })
})
