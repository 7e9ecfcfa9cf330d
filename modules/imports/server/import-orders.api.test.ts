import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import type { SnapshotList } from '#modules/snapshots/contract/snapshots.endpoints.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import type { ImportEffect } from '../contract/imports.endpoints.ts'
import { importAll, rowsOf, take, uploadFile } from './imports.test-world.ts'

let server: TestServer
let margaret: Caller
let me: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  me = await ownId(margaret)
})
afterAll(() => server.close())

const holder = async () => {
  const id = await newShareholder(margaret)
  const { body } = await margaret.get<ShareholderRecord>(`/shareholders/${id}`)
  return body
}
const now = async (id: string) =>
  (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body

const namesOf = ({ id, name, number }: ShareholderRecord) => ({ id, name, number })

const check = async (file: { kind: string; content: string }, part: object = {}) => {
  const { body: up } = await uploadFile(server, margaret, file)
  const body = { mapping: up.mapping, options: { ...up.options, ...part } }
  return take(server, margaret, { ...up, step: 'check', body })
}

const head = 'Customer;Side;Date;Volume;Price'
const orders = (lines: string[]) => ({ kind: 'orders', content: [head, ...lines].join('\n') })

describe('orders from a file', () => {
  it('are taken in the order of their trades, however the file has them, and numbered without a gap', async () => {
    const { number, id } = await holder()
    const done = await importAll(server, margaret, {
      ...orders([
        `${number};Vente;20/06/2025;60;15,00`,
        `${number};Achat;10/01/2025;100;10,00`,
        `${number};Achat;05/03/2025;"50";13,00`,
      ]),
      options: { dateFormat: 'dmy', decimalFormat: 'comma' },
    })
    expect(done).toMatchObject({ state: 'done', counts: { created: 3 } })
    expect(await now(id)).toMatchObject({ numberOfShares: '90.0000', amountInvested: '990.00' })
    const kept = await server.db
      .selectFrom('orders')
      .select('number')
      .where('shareholder_id', '=', id)
      .orderBy('number')
      .execute()
    const counted = kept.map(({ number: each }) => Number(each?.slice(-6)))
    expect(counted).toEqual([0, 1, 2].map((step) => (counted[0] ?? 0) + step))
  })

  it('that would make a balance negative are refused one by one, with the order and what is missing', async () => {
    const { number, id } = await holder()
    const shareholder = { shareholderId: id, assigneeId: me }
    await margaret.post('/orders', orderOf(shareholder, ['buy', '2025-01-10', '100', '10']))
    const sale = await margaret.post<{ number: string }>(
      '/orders',
      orderOf(shareholder, ['sell', '2025-06-20', '90', '12']),
    )
    const done = await importAll(
      server,
      margaret,
      orders([
        `${number};Sell;2025-03-01;30;11`,
        `${number};Sell;2025-07-01;40;11`,
        `${number};Buy;2025-07-02;5;11`,
      ]),
    )
    expect(done.counts).toEqual({ created: 1, failed: 2 })
    const said = (await rowsOf(margaret, done.id)).map(({ line, problems }) => [
      line,
      problems[0]?.message,
    ])
    expect(said).toEqual([
      [2, `Order ${sale.body.number} on Jun 20, 2025 exceeds the shares held: 70 held, 20 missing`],
      [3, 'This sale on Jul 1, 2025 exceeds the shares held: 10 held, 30 missing'],
    ])
    expect((await now(id)).numberOfShares).toBe('15.0000')
  })

  it('are voided when the import is reverted, the last trade first, unless somebody went on with them', async () => {
    const { number, id } = await holder()
    const done = await importAll(
      server,
      margaret,
      orders([`${number};Buy;2025-01-10;100;10`, `${number};Sell;2025-02-10;40;10`]),
    )
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ reverted: 2 })
    expect((await now(id)).numberOfShares).toBe('0.0000')
    const second = await importAll(server, margaret, orders([`${number};Buy;2025-01-10;100;10`]))
    await margaret.post(
      '/orders',
      orderOf({ shareholderId: id, assigneeId: me }, ['sell', '2025-03-01', '5', '9']),
    )
    const kept = await take(server, margaret, { ...second, step: 'reversal' })
    expect(kept.counts).toEqual({ kept: 1 })
    expect((await rowsOf(margaret, second.id))[0]?.problems[0]?.message).toContain('missing')
  })

  it('that were changed are as they were when the import is reverted, what CARE decided too', async () => {
    const { id: shareholderId } = await holder()
    const shareholder = { shareholderId, assigneeId: me }
    const typed = orderOf(shareholder, ['buy', '2025-01-10', '100', '10'])
    const { body: order } = await margaret.post<OrderRecord>('/orders', typed)
    const tomasz = await server.as('care')
    await tomasz.post(`/orders/${order.id}/care-confirmation`, {}, order)
    const content = `Order;Volume\n${order.number};120`
    const options = { matchBy: 'number', onMatch: 'update' }
    const done = await importAll(server, margaret, { kind: 'orders', content, options })
    expect(done.counts).toEqual({ updated: 1 })
    const read = async () => (await margaret.get<OrderRecord>(`/orders/${order.id}`)).body
    expect(await read()).toMatchObject({ volume: '120.0000', careStatus: 'pending' })
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ reverted: 1 })
    expect(await read()).toMatchObject({ volume: '100.0000', careStatus: 'confirmed' })
  })

  it('are kept as they were before an import changes them', async () => {
    const { id: shareholderId } = await holder()
    const typed = orderOf({ shareholderId, assigneeId: me }, ['buy', '2025-01-10', '100', '10'])
    const { body: order } = await margaret.post<OrderRecord>('/orders', typed)
    const content = `Order;Volume\n${order.number};120`
    const options = { matchBy: 'number', onMatch: 'update' }
    await importAll(server, margaret, { kind: 'orders', content, options })
    const kept = await margaret.get<SnapshotList>(`/orders/${order.id}/snapshots`)
    expect(kept.body.data).toMatchObject([{ cause: 'beforeImport', differences: 1 }])
  })

  it('show what they would do to each ledger before anything is written, and which rows are refused', async () => {
    const one = await holder()
    const other = await holder()
    const buy = orderOf({ shareholderId: one.id, assigneeId: me }, [
      'buy',
      '2025-01-10',
      '100',
      '10',
    ])
    const { body: placed } = await margaret.post<OrderRecord>('/orders', buy)
    await margaret.patch(`/shareholders/${one.id}`, { email: 'ledger@effect.example.org' }, one)
    const file = orders([
      `${one.number};Sell;2025-03-01;40;11`,
      `ledger@effect.example.org;Sell;2025-04-01;70;11`,
      `${other.number};Buy;2025-04-01;5;20`,
    ])
    const checked = await check(file)
    const { body } = await margaret.get<{ data: ImportEffect[] }>(`/imports/${checked.id}/effects`)
    expect(body.data).toEqual([
      {
        ...namesOf(one),
        before: { shares: '100.0000', amount: '1000.00' },
        after: { shares: '60.0000', amount: '600.00' },
        rowCount: 1,
        refusedLines: [3],
      },
      {
        ...namesOf(other),
        before: { shares: '0.0000', amount: '0.00' },
        after: { shares: '5.0000', amount: '100.00' },
        rowCount: 1,
        refusedLines: [],
      },
    ])
    expect((await now(one.id)).numberOfShares).toBe('100.0000')
    const done = await take(server, margaret, { ...checked, step: 'run' })
    expect(done.counts).toEqual({ created: 2, failed: 1 })
    expect((await now(one.id)).numberOfShares).toBe('60.0000')
    const content = `Order;Volume\n${placed.number};150`
    const options = { matchBy: 'number', onMatch: 'update' }
    const edit = await check({ kind: 'orders', content }, options)
    const changed = await margaret.get<{ data: ImportEffect[] }>(`/imports/${edit.id}/effects`)
    expect(changed.body.data).toMatchObject([{ after: { shares: '110.0000', amount: '1100.00' } }])
  })

  it('say which shareholder is not known', async () => {
    const done = await importAll(server, margaret, orders(['SH-999999;Buy;2025-01-10;1;10']))
    expect((await rowsOf(margaret, done.id))[0]?.problems).toEqual([
      { field: 'Shareholder', message: 'No match for this number, email or name' },
    ])
  })
})
