import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { Random } from '#seeds/random.ts'
import type { Entered, OrderRecord, OrderRow, OrderTotals } from '../contract/orders.endpoints.ts'
import { foldMonthSums } from './fold-month-sums.ts'
import { newShareholder } from './orders.test-world.ts'
import { verifyLedgers } from './verify-ledgers.ts'

let server: TestServer
let people: Record<'margaret' | 'david' | 'chloe' | 'tomasz', Caller>
const random = new Random(20_261_121)

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    david: await server.as('manager'),
    chloe: await server.as('adviser'),
    tomasz: await server.as('care'),
  }
})
afterAll(() => server.close())

type Parameters = Record<string, string>
const asked = (parameters: Parameters) => new URLSearchParams(parameters).toString()
const totalsOf = async (by: Caller, parameters: Parameters) =>
  (await by.get<OrderTotals>(`/orders/totals?${asked(parameters)}`)).body

/** Every row of the list, page after page, added up one by one. */
async function addedUp(by: Caller, parameters: Parameters) {
  const rows: Entered<OrderRow>[] = []
  for (let after: string | undefined; ;) {
    const page = { ...parameters, perPage: '100', ...(after && { after }) }
    // oxlint-disable-next-line no-await-in-loop -- each page tells where the next begins
    const { body } = await by.get<{ data: Entered<OrderRow>[]; meta: { after?: string } }>(
      `/orders?${asked(page)}`,
    )
    rows.push(...body.data)
    after = body.meta.after
    if (!after) break
  }
  const side = (of: string) => {
    const own = rows.filter(({ status, side: is }) => status === 'active' && is === of)
    const sum = (values: string[], digits: number) =>
      values.reduce((total, value) => total.plus(value), new Decimal(0)).toFixed(digits)
    const volume = sum(
      own.map((row) => row.volume),
      4,
    )
    return {
      count: own.length,
      volume,
      turnover: sum(
        own.map((row) => row.turnover),
        2,
      ),
    }
  }
  const [buys, sells] = [side('buy'), side('sell')]
  const gross = {
    volume: new Decimal(buys.volume).plus(sells.volume).toFixed(4),
    turnover: new Decimal(buys.turnover).plus(sells.turnover).toFixed(2),
  }
  const net = {
    volume: new Decimal(buys.volume).minus(sells.volume).toFixed(4),
    turnover: new Decimal(buys.turnover).minus(sells.turnover).toFixed(2),
  }
  const voided = rows.filter(({ status }) => status === 'void').length
  return { count: buys.count + sells.count, voided, buys, sells, gross, net }
}

const months = ['2025-11', '2026-01', '2026-02', '2026-03', '2026-10']
const dayIn = (month: string) => `${month}-${String(random.whole(1, 28)).padStart(2, '0')}`
const perhaps = (name: string, value: () => string): Parameters =>
  random.chance(0.4) ? { [name]: value() } : {}

const drawnFilters = (users: readonly string[]): Parameters => ({
  ...perhaps('filter[status]', () => random.pick(['active', 'void', 'active,void'])),
  ...perhaps('filter[side]', () => random.pick(['buy', 'sell'])),
  ...perhaps('filter[careStatus]', () => random.pick(['pending', 'confirmed', 'rejected'])),
  ...perhaps('filter[confirmation]', () => random.pick(['notSent', 'sent', 'received'])),
  ...perhaps('filter[hch]', () => random.pick(['true', 'false'])),
  ...perhaps('filter[assigneeId]', () => random.pick(users)),
  ...perhaps('filter[sharedWithId]', () => random.pick([...users, 'none'])),
  ...perhaps('filter[tradedOn][gte]', () => {
    const month = random.pick(months)
    return random.chance(0.5) ? `${month}-01` : dayIn(month)
  }),
  ...perhaps('filter[tradedOn][lte]', () => {
    const month = random.pick(months)
    const last = new Date(`${month}-01T00:00Z`)
    last.setUTCMonth(last.getUTCMonth() + 1, 0)
    return random.chance(0.5) ? last.toISOString().slice(0, 10) : dayIn(month)
  }),
})

/** Whatever can be done to an order, by whoever may; a refusal is an answer too. */
async function doSomething({ id, version, hch }: OrderRecord, users: readonly string[]) {
  const { margaret, tomasz } = people
  const patch = (body: object) => margaret.patch(`/orders/${id}`, body, { version })
  const acts = [
    () => patch({ tradedOn: dayIn(random.pick(months)) }),
    () => patch({ volume: String(random.whole(1, 90)), price: `${random.whole(1, 40)}.35` }),
    () => patch({ assigneeId: random.pick(users), sharePercent: null, sharedWithId: null }),
    () => patch({ sharePercent: '33.33', sharedWithId: random.pick(users) }),
    () => tomasz.post(`/orders/${id}/care-confirmation`, {}, { version }),
    () => tomasz.post(`/orders/${id}/care-rejection`, { note: 'Not right' }, { version }),
    () => margaret.post(`/orders/${id}/confirmation-receipt`, undefined, { version }),
    () => margaret.post(`/orders/${id}/hch`, { hch: !hch }, { version }),
    () => margaret.post(`/orders/${id}/voiding`, { reason: 'Twice' }, { version }),
    () => margaret.post(`/orders/${id}/restoration`, undefined, { version }),
  ]
  const { status } = await random.pick(acts)()
  expect([200, 409, 412, 422]).toContain(status)
  return status === 200
}

describe('sums by month', () => {
  it('are what the rows add up to, whatever is done to orders', async () => {
    const { margaret } = people
    const users = (await margaret.get<{ data: { id: string }[] }>('/orders/users')).body.data.map(
      ({ id }) => id,
    )
    const holder = await newShareholder(margaret, users[0])
    const ids: string[] = []
    for (let n = 0; n < 30; n++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const { body } = await margaret.post<OrderRecord>('/orders', {
        shareholderId: holder,
        assigneeId: random.pick(users),
        side: n % 5 === 4 ? 'sell' : 'buy',
        tradedOn: n === 0 ? '2025-10-01' : dayIn(random.pick(months)),
        tradedAt: '10:00',
        volume: n === 0 ? '100000' : String(random.whole(1, 50)),
        price: `${random.whole(1, 30)}.${random.whole(10, 99)}`,
      })
      ids.push(body.id)
    }
    let done = 0
    for (let n = 0; n < 120; n++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const { body } = await margaret.get<OrderRecord>(`/orders/${random.pick(ids)}`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      if (await doSomething(body, users)) done += 1
      // oxlint-disable-next-line no-await-in-loop -- folded at any moment
      if (n % 17 === 0) await runJob(server.system, foldMonthSums)
    }
    expect(done).toBeGreaterThan(60)
    for (let n = 0; n < 60; n++) {
      const filters = drawnFilters(users)
      const by = random.pick(Object.values(people))
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      expect(await totalsOf(by, filters), asked(filters)).toEqual(await addedUp(by, filters))
    }
    expect(await verifyLedgers(server.db)).toEqual([])
  }, 60_000)

  it('are read the same before and after what was appended is folded', async () => {
    const filters = { 'filter[careStatus]': 'confirmed' }
    const before = await totalsOf(people.margaret, filters)
    await runJob(server.system, foldMonthSums)
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from order_month_changes`.execute(server.db)
    expect(rows).toEqual([{ left: 0 }])
    expect(await totalsOf(people.margaret, filters)).toEqual(before)
  })

  it('that drift are told by the check', async () => {
    const told = server.db.transaction().execute(async (db) => {
      await sql`update order_month_sums set turnover = turnover + 1
        where ctid = (select ctid from order_month_sums limit 1)`.execute(db)
      throw new Error((await verifyLedgers(db)).join('\n'))
    })
    await expect(told).rejects.toThrow(/^sums of .* kept, .* real$/)
  })

  it('make nobody wait: fifty orders at once for everybody, while they are folded', async () => {
    const { margaret } = people
    const users = (await margaret.get<{ data: { id: string }[] }>('/orders/users')).body.data.map(
      ({ id }) => id,
    )
    const holders: string[] = []
    for (let n = 0; n < 50; n++)
      // oxlint-disable-next-line no-await-in-loop -- what is measured comes after
      holders.push(await newShareholder(margaret, users[n % users.length]))
    const began = performance.now()
    const folding = Promise.all([1, 2, 3].map(() => runJob(server.system, foldMonthSums)))
    const answers = await Promise.all(
      holders.map((shareholderId, n) =>
        margaret.post<Entered<OrderRecord>>('/orders', {
          shareholderId,
          assigneeId: users[n % users.length],
          side: 'buy',
          tradedOn: dayIn('2026-10'),
          tradedAt: '10:00',
          volume: '10',
          price: '10',
        }),
      ),
    )
    await folding
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const numbers = answers
      .map(({ body }) => Number(body.number.slice(-6)))
      .toSorted((a, b) => a - b)
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(49)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await verifyLedgers(server.db)).toEqual([])
  }, 30_000)
})
