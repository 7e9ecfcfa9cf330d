import { sql } from 'kysely'
import { Decimal } from 'decimal.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf } from '#modules/imports/server/imports.test-world.ts'
import type { GeneralSettings } from '#modules/settings/contract/settings.endpoints.ts'
import type {
  ShareholderRecord,
  ShareholderRow,
  ShareholderTotals,
} from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import type { Overview } from '#modules/statistics/contract/statistics.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { makePrice, newShareholder, orderOf, type Typed } from './orders.test-world.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

async function allow(shareDecimals: number) {
  const { margaret } = world
  const { version } = (await margaret.get<GeneralSettings>('/settings/general')).body
  return margaret.patch('/settings/general', { shareDecimals }, { version })
}

const buying = (volume: string): Typed => ['buy', '2026-03-02', volume, '10']
const enter = async (shareholderId: string, typed: Typed) =>
  world.margaret.post<OrderRecord>(
    '/orders',
    orderOf({ shareholderId, assigneeId: world.ids.chloe }, typed),
  )
const complaint = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  body.errors,
]
const wholeOnly = [
  422,
  { volume: [{ code: 'wholeShares', message: 'Enter a whole number of shares' }] },
]

describe('parts of a share, while shares are whole', () => {
  it('are refused in an order, a transfer and a draft, and in changes of them', async () => {
    const { margaret, ids } = world
    const holder = await newShareholder(margaret, ids.chloe)
    const other = await newShareholder(margaret, ids.chloe)
    expect(complaint(await enter(holder, buying('10.5')))).toEqual(wholeOnly)
    const order = await enter(holder, buying('10.0000'))
    expect(order.status).toBe(201)
    const edited = await margaret.patch(`/orders/${order.body.id}`, { volume: '9.25' }, order.body)
    expect(complaint(edited)).toEqual(wholeOnly)
    const {
      shareholderId: _,
      side: __,
      ...trade
    } = orderOf({ shareholderId: holder, assigneeId: ids.chloe }, buying('0.5'))
    const transfer = { ...trade, fromShareholderId: holder, toShareholderId: other }
    expect(complaint(await margaret.post('/orders/transfers', transfer))).toEqual(wholeOnly)
    const draft = { shareholderId: holder, side: 'buy' }
    const refused = await margaret.post('/orders/drafts', { ...draft, volume: '1.5' })
    expect(complaint(refused)).toEqual(wholeOnly)
    const { body } = await margaret.post<OrderRecord>('/orders/drafts', draft)
    const changed = await margaret.patch(`/orders/${body.id}/draft`, { volume: '1.5' }, body)
    expect(complaint(changed)).toEqual(wholeOnly)
  })

  it('are refused row by row in a file', async () => {
    const { margaret } = world
    const id = await newShareholder(margaret)
    const { number } = (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body
    const rows = [`${number};Buy;2026-01-10;100;10`, `${number};Buy;2026-01-11;0.5;10`]
    const content = ['Customer;Side;Date;Volume;Price', ...rows].join('\n')
    const done = await importAll(server, margaret, { kind: 'orders', content })
    expect(done.counts).toMatchObject({ created: 1, failed: 1 })
    expect(JSON.stringify(await rowsOf(margaret, done.id))).toContain(
      'Enter a whole number of shares',
    )
  })

  it('of a draft from another time come into no ledger', async () => {
    const { margaret, ids } = world
    const holder = await newShareholder(margaret, ids.chloe)
    const { body: draft } = await margaret.post<OrderRecord>('/orders/drafts', {
      ...orderOf({ shareholderId: holder, assigneeId: ids.chloe }, buying('3')),
    })
    await sql`update orders set volume = 3.5 where id = ${draft.id}`.execute(server.db)
    const { body: now } = await margaret.get<OrderRecord>(`/orders/${draft.id}`)
    const active = await margaret.post(`/orders/${draft.id}/activation`, undefined, now)
    expect(complaint(active)).toEqual(wholeOnly)
  })
})

describe('parts of a share, as finely as the settings allow', () => {
  it('are dealt in, and finer ones are refused', async () => {
    const { margaret } = world
    expect((await allow(2)).status).toBe(200)
    const holder = await newShareholder(margaret)
    expect((await enter(holder, buying('10.25'))).status).toBe(201)
    const finer = await enter(holder, buying('10.255'))
    expect(finer.body.errors?.['volume']).toEqual([
      { code: 'shareDecimals', message: 'Enter at most 2 decimals of a share' },
    ])
  })

  it('hold the setting, so that what is held can be sold whole', async () => {
    const { status, body } = await allow(1)
    expect([status, body.errors]).toEqual([
      422,
      {
        shareDecimals: [
          {
            code: 'decimalsInUse',
            message: 'Active orders have shares with 2 decimals: enter 2 or more',
          },
        ],
      },
    ])
    expect((await allow(3)).status).toBe(200)
    expect((await allow(2)).status).toBe(200)
  })

  it('are never entered past a setting that is lowered at the same moment', async () => {
    expect((await allow(4)).status).toBe(200)
    const holders = await Promise.all(
      Array.from({ length: 12 }, () => newShareholder(world.margaret)),
    )
    const orders = holders.map((holder) => enter(holder, buying('1.125')))
    const lowered = allow(2)
    const done = await Promise.all(orders)
    const { status } = await lowered
    const entered = done.filter((each) => each.status === 201).length
    expect(status).toBe(entered === 0 ? 200 : 422)
  })
})

it('a void order of parts of a share, or in another currency, does not count again', async () => {
  const { margaret } = world
  const holder = await newShareholder(margaret)
  expect((await allow(4)).status).toBe(200)
  const { body: order } = await enter(holder, buying('1.25'))
  const voided = await margaret.post<OrderRecord>(
    `/orders/${order.id}/voiding`,
    { reason: 'Typed twice' },
    order,
  )
  expect(voided.status).toBe(200)
  const restore = async () =>
    margaret.post<OrderRecord>(
      `/orders/${order.id}/restoration`,
      undefined,
      (await margaret.get<OrderRecord>(`/orders/${order.id}`)).body,
    )
  await sql`update general_settings set share_decimals = 0`.execute(server.db)
  expect((await restore()).body.errors?.['volume']?.[0]?.code).toBe('wholeShares')
  await sql`update general_settings set share_decimals = 4, currency = 'EUR'`.execute(server.db)
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'currencyDiffers' } })
  await sql`update general_settings set currency = 'CAD'`.execute(server.db)
  expect((await restore()).status).toBe(200)
})

it('the value of a list is what its rows add up to, to the cent', async () => {
  const { margaret, ids } = world
  await makePrice(margaret, '0.333333')
  for (const part of ['One', 'Two', 'Three']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const id = await newShareholder(margaret, ids.chloe, { firstName: part, lastName: 'Third' })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await enter(id, buying('1'))
  }
  const pageOf = async (page: number, query: string) =>
    (
      await margaret.get<{ data: ShareholderRow[] }>(
        `/shareholders?perPage=100&page=${page}${query}`,
      )
    ).body.data
  const rows = async (query: string, page = 1): Promise<ShareholderRow[]> => {
    const data = await pageOf(page, query)
    return data.length < 100 ? data : [...data, ...(await rows(query, page + 1))]
  }
  const totals = async (query: string) =>
    (await margaret.get<ShareholderTotals>(`/shareholders/totals?${query}`)).body.currentValue
  const sumOf = (shown: ShareholderRow[]) =>
    Decimal.sum(0, ...shown.map(({ currentValue }) => currentValue ?? 0)).toFixed(2)
  const thirds = await rows('&search=Third')
  expect(thirds.map(({ currentValue }) => currentValue)).toEqual(['0.33', '0.33', '0.33'])
  expect(await totals('search=Third')).toBe('0.99')
  expect(await totals('')).toBe(sumOf(await rows('')))
  const { holdings } = (await margaret.get<Overview>('/statistics/overview')).body
  expect(holdings.currentValue).toBe(await totals(''))
})
