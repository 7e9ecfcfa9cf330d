import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type {
  Entered,
  OrderPreview,
  OrderRecord,
  OrderRow,
  OrderTotals,
  ShareholderLedger,
} from '../contract/orders.endpoints.ts'
import { verifyLedgers } from './verify-ledgers.ts'
import { makePrice, newShareholder, orderOf, type Typed } from './orders.test-world.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let tomasz: Caller
let genevieve: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  tomasz = await server.as('care')
  genevieve = await server.as('auditor')
  const people = { margaret, david, chloe, tomasz }
  for (const [name, caller] of Object.entries(people)) {
    const { body } = await caller.get<{ userData: { uuid: string } }>('/me')
    ids[name] = body.userData.uuid
  }
  await makePrice(margaret, '16')
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

const enter = (by: Caller, shareholderId: string, typed: Typed, assigneeId = ids['chloe'] ?? '') =>
  by.post<Entered<OrderRecord>>('/orders', orderOf({ shareholderId, assigneeId }, typed))

const example: Typed[] = [
  ['buy', '2025-01-10', '100', '10'],
  ['buy', '2025-03-05', '50', '13'],
  ['sell', '2025-06-20', '60', '15'],
  ['buy', '2025-09-01', '30', '14.50'],
]

async function workedExample() {
  const shareholderId = await newShareholder(david, ids['chloe'])
  const orders: Entered<OrderRecord>[] = []
  for (const typed of example) orders.push((await enter(david, shareholderId, typed)).body)
  return { shareholderId, orders }
}

const ledgerOf = async (id: string, asOf = '') =>
  (await david.get<ShareholderLedger>(`/shareholders/${id}/ledger${asOf && `?asOf=${asOf}`}`)).body

const column = (ledger: ShareholderLedger, name: keyof ShareholderLedger['rows'][number]) =>
  ledger.rows.map((row) => row[name])

describe('the purchase history', () => {
  it('shows the worked example, and any day of the past', async () => {
    const { shareholderId } = await workedExample()
    const ledger = await ledgerOf(shareholderId)
    expect(column(ledger, 'runningTurnover')).toEqual(['1000.00', '1650.00', '750.00', '1185.00'])
    expect(column(ledger, 'performance')).toEqual(['60.00', '23.08', '36.36', '10.34'])
    expect(ledger.holding).toMatchObject({
      numberOfShares: '120.0000',
      amountInvested: '1425.00',
      averageBuyPrice: '11.875000',
      currentValue: '1920.00',
      unrealisedResult: '495.00',
      performance: '34.74',
    })
    const spring = await ledgerOf(shareholderId, '2025-04-01')
    expect(spring.holding).toMatchObject({ numberOfShares: '150.0000', amountInvested: '1650.00' })
    const record = await david.get<object>(`/shareholders/${shareholderId}`)
    expect(record.body).toMatchObject({
      numberOfShares: '120.0000',
      currentValue: '1920.00',
      performance: '34.74',
      enteredRegisterOn: '2025-01-10',
    })
  })

  it('follows a back-dated order, an amendment, a void and a restore', async () => {
    const { shareholderId, orders } = await workedExample()
    const five = await enter(david, shareholderId, ['buy', '2025-02-01', '40', '11'])
    expect((await ledgerOf(shareholderId)).holding.averageBuyPrice).toBe('11.656250')
    const voided = await david.post<OrderRecord>(
      `/orders/${five.body.id}/voiding`,
      { reason: 'Entered by mistake' },
      { version: five.body.version },
    )
    expect(voided.body).toMatchObject({
      status: 'void',
      runningVolume: null,
      number: five.body.number,
    })
    const two = orders[1] as OrderRecord
    const amended = await david.patch<OrderRecord>(
      `/orders/${two.id}`,
      { volume: '45' },
      { version: two.version },
    )
    expect((await ledgerOf(shareholderId)).holding.averageBuyPrice).toBe('11.862087')
    const back = await david.patch<OrderRecord>(
      `/orders/${two.id}`,
      { volume: '50' },
      { version: amended.body.version },
    )
    expect((await ledgerOf(shareholderId)).holding).toMatchObject({
      amountInvested: '1425.00',
      averageBuyPrice: '11.875000',
    })
    const out = await david.post<OrderRecord>(
      `/orders/${two.id}/voiding`,
      { reason: 'Not his' },
      { version: back.body.version },
    )
    const without = await ledgerOf(shareholderId)
    expect(without.holding).toMatchObject({ numberOfShares: '70.0000', amountInvested: '835.00' })
    expect(without.rows[1]?.realised).toBe('300.00')
    await david.post(`/orders/${two.id}/restoration`, undefined, { version: out.body.version })
    expect((await ledgerOf(shareholderId)).holding.amountInvested).toBe('1425.00')
  })

  it('refuses a back-dated sale that breaks a later one, in words that name it', async () => {
    const { shareholderId, orders } = await workedExample()
    const early: Typed = ['sell', '2025-02-01', '95', '12']
    const answer = await david.post<{ shortfall: object; title: string }>(
      '/orders',
      orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, early),
      { headers: { 'accept-language': 'fr' } },
    )
    const number = orders[2]?.number ?? ''
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'shortfall',
        shortfall: { number, tradedOn: '2025-06-20', held: '55', missing: '5' },
      },
    })
    expect(answer.body.errors?.['volume']?.[0]?.message).toContain(number)
    expect(answer.body.errors?.['volume']?.[0]?.message).toContain('5 manquantes')
    expect((await ledgerOf(shareholderId)).rows).toHaveLength(4)
    const own = await enter(david, shareholderId, ['sell', '2025-10-01', '121', '12'])
    expect(own.body).toMatchObject({ shortfall: { number: null, missing: '1' } })
    const gone = await david.post(
      `/orders/${orders[0]?.id}/voiding`,
      { reason: 'Mistake' },
      { version: orders[0]?.version ?? 0 },
    )
    expect([gone.status, gone.body.code]).toEqual([422, 'shortfall'])
  })

  it('is foretold before anything is saved', async () => {
    const { shareholderId } = await workedExample()
    const typed = orderOf({ shareholderId, assigneeId: '' }, ['buy', '2025-02-01', '40', '11'])
    const { assigneeId: _, ...asked } = typed
    const { body } = await david.post<OrderPreview>('/orders/preview', asked)
    expect(body.shortfall).toBeNull()
    const [effect] = body.effects
    expect(effect?.after?.averageBuyPrice).toBe('11.656250')
    expect(effect?.affected.map(({ after }) => after?.runningTurnover)).toEqual([
      '1440.00',
      '2090.00',
      '1190.00',
      '1625.00',
    ])
    expect(effect?.affected[0]?.before).toBeNull()
    const broken = await david.post<OrderPreview>('/orders/preview', {
      ...asked,
      side: 'sell',
      volume: '95',
    })
    expect(broken.body.shortfall).toMatchObject({ missing: '5' })
    expect((await ledgerOf(shareholderId)).rows).toHaveLength(4)
  })

  it('moves with an order to another shareholder', async () => {
    const { shareholderId, orders } = await workedExample()
    const other = await newShareholder(david, ids['chloe'])
    const four = orders[3] as OrderRecord
    const moved = await david.patch<OrderRecord>(
      `/orders/${four.id}`,
      { shareholderId: other },
      { version: four.version },
    )
    expect(moved.status).toBe(200)
    expect((await ledgerOf(shareholderId)).holding.numberOfShares).toBe('90.0000')
    expect((await ledgerOf(other)).holding.numberOfShares).toBe('30.0000')
  })
})

describe('a transfer', () => {
  it('is two orders that stand and fall together', async () => {
    const { shareholderId: from } = await workedExample()
    const to = await newShareholder(david, ids['chloe'])
    const {
      shareholderId: _,
      side: _side,
      ...typed
    } = orderOf({ shareholderId: '', assigneeId: ids['chloe'] ?? '' }, [
      'sell',
      '2025-10-01',
      '20',
      '14',
    ])
    const body = { ...typed, fromShareholderId: from, toShareholderId: to }
    const sold = await david.post<OrderRecord>('/orders/transfers', body)
    expect(sold).toMatchObject({ status: 201, body: { side: 'sell' } })
    expect((await ledgerOf(to)).holding.numberOfShares).toBe('20.0000')
    const voided = await david.post<OrderRecord>(
      `/orders/${sold.body.id}/voiding`,
      { reason: 'Called off' },
      { version: sold.body.version },
    )
    expect((await ledgerOf(to)).rows).toEqual([])
    const other = await david.get<OrderRecord>(`/orders/${voided.body.counterparty?.id}`)
    expect(other.body.status).toBe('void')
    const restored = await david.post<OrderRecord>(
      `/orders/${sold.body.id}/restoration`,
      undefined,
      { version: voided.body.version },
    )
    expect((await ledgerOf(to)).holding.numberOfShares).toBe('20.0000')
    await david.patch(
      `/orders/${sold.body.id}`,
      { volume: '10' },
      { version: restored.body.version },
    )
    expect((await ledgerOf(to)).holding.numberOfShares).toBe('10.0000')
    expect((await ledgerOf(from)).holding.numberOfShares).toBe('110.0000')
    const tooMany = await david.post('/orders/transfers', { ...body, volume: '500' })
    expect([tooMany.status, tooMany.body.code]).toEqual([422, 'shortfall'])
    expect((await ledgerOf(to)).rows).toHaveLength(1)
  })
})

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
  })
})

describe('refusals', () => {
  it.each([
    [{ price: '0' }, 'priceReason', 'reasonForNothing'],
    [{ volume: '0' }, 'volume', 'tooSmall'],
    [{ tradedOn: '2099-01-01' }, 'tradedOn', 'tooFarAhead'],
    [{ tradedAt: '25:00' }, 'tradedAt', 'timeOfDay'],
    [{ shareholderId: '00000000-0000-7000-8000-000000000000' }, 'shareholderId', 'missing'],
    [{ turnover: '1.00' }, 'turnover', 'unknown'],
  ])('say at the field what is wrong with %j', async (part, field, code) => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-05-05',
      '50',
      '13',
    ])
    const answer = await margaret.post('/orders', { ...typed, ...part })
    expect([answer.status, answer.body.errors?.[field]?.[0]?.code]).toEqual([422, code])
  })

  it('are given for an archived shareholder', async () => {
    const { shareholderId, orders } = await workedExample()
    const known = await david.get<{ version: number }>(`/shareholders/${shareholderId}`)
    await david.post(`/shareholders/${shareholderId}/archiving`, undefined, {
      version: known.body.version,
    })
    const entered = await enter(david, shareholderId, ['buy', '2025-05-05', '50', '13'])
    expect([entered.status, entered.body.code]).toEqual([409, 'shareholderArchived'])
    const edited = await david.patch(`/orders/${orders[0]?.id}`, { volume: '101' }, { version: 1 })
    expect([edited.status, edited.body.code]).toEqual([409, 'shareholderArchived'])
  })
})
