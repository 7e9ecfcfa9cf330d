import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { OrderCounts } from '#modules/orders/contract/order-counts.ts'
import type {
  OrderPreview,
  OrderRecord,
  OrderRow,
  OrderTotals,
  ShareholderLedger,
} from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { purgeDrafts } from '#modules/orders/server/purge-drafts.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let tomasz: Caller
let chloeId = ''
let annaId = ''

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  tomasz = await server.as('care')
  chloeId = (await chloe.get<{ userData: { uuid: string } }>('/me')).body.userData.uuid
  const { rows } = await sql<{ id: string }>`
    select id from users where name = 'Anna Weber'`.execute(server.db)
  annaId = rows[0]?.id ?? ''
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

const whole = { tradedOn: '2026-03-02', tradedAt: '10:00', volume: '10', price: '12.5' }
const save = (by: Caller, shareholderId: string, part: object = {}) =>
  by.post<OrderRecord>('/orders/drafts', { shareholderId, side: 'buy', ...part })
const step = (by: Caller, { id, version }: { id: string; version: number }, noun: string) =>
  by.post<OrderRecord>(`/orders/${id}/${noun}`, undefined, { version })
const countsOf = async (by: Caller) => (await by.get<OrderCounts>('/orders/counts')).body
const listed = async (by: Caller, query: string) =>
  (await by.get<{ data: OrderRow[]; meta: { total: number } }>(`/orders?${query}`)).body

describe('a draft', () => {
  it('may lack all but whose it is and which way, and is one’s own unless told', async () => {
    const holder = await newShareholder(david, chloeId)
    const { status, body } = await save(chloe, holder)
    expect([status, body.status, body.number, body.volume, body.price, body.tradedOn]).toEqual([
      201,
      'draft',
      null,
      null,
      null,
      null,
    ])
    expect([body.assignee.id, body.tradedAt]).toEqual([chloeId, '00:00'])
    expect(body.can).toMatchObject({ edit: true, discard: true })
    expect(body.can['activate']).toEqual({ reason: 'draftIncomplete' })
    expect(body.can).not.toHaveProperty('void')
    expect(body.can).not.toHaveProperty('setHch')
    expect(body.can).not.toHaveProperty('sendConfirmation')
    for (const missing of ['shareholderId', 'side'] as const) {
      const { [missing]: _, ...rest } = { shareholderId: holder, side: 'buy' }
      const refused = await chloe.post('/orders/drafts', rest)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [missing]])
    }
  })

  it('is edited freely, also to nothing, with its history', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const { id } = draft
    const half = { sharePercent: '25', note: 'By telephone', volume: null, price: '0' }
    const edited = await chloe.patch<OrderRecord>(`/orders/${id}/draft`, half, { version: 1 })
    expect([edited.status, edited.body.volume, edited.body.price, edited.body.version]).toEqual([
      200,
      null,
      '0.000000',
      2,
    ])
    const stale = await chloe.patch(`/orders/${id}/draft`, { note: 'Late' }, { version: 1 })
    expect(stale.status).toBe(412)
    const own = { sharedWithId: chloeId }
    const wrong = await chloe.patch(`/orders/${id}/draft`, own, { version: 2 })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['sharedWithId']])
    const { body } = await chloe.get<{ data: object[] }>(`/orders/${id}/history`)
    expect(body.data).toMatchObject([
      {
        action: 'orders.draftEdited',
        actorName: 'Chloé Bergeron',
        changes: { price: ['12.5', '0'], volume: ['10', null], note: [null, 'By telephone'] },
      },
      {
        action: 'orders.draftAdded',
        actorName: 'Chloé Bergeron',
        changes: { side: [null, 'buy'], volume: [null, '10'], assigneeId: [null, chloeId] },
      },
    ])
  })

  it('counts nowhere: not in the ledger, totals, tabs or counters, and has no snapshot', async () => {
    const holder = await newShareholder(david, chloeId)
    const [counts, totals] = [
      await countsOf(margaret),
      (await margaret.get<OrderTotals>('/orders/totals')).body,
    ]
    const { body: draft } = await save(chloe, holder, whole)
    expect(await countsOf(margaret)).toEqual({ ...counts, drafts: counts.drafts + 1 })
    expect((await margaret.get<OrderTotals>('/orders/totals')).body).toEqual(totals)
    const ledger = await david.get<ShareholderLedger>(`/shareholders/${holder}/ledger`)
    expect(ledger.body.rows).toEqual([])
    const record = await david.get<{ orderCount: number }>(`/shareholders/${holder}`)
    expect(record.body.orderCount).toBe(0)
    const all = await listed(margaret, `filter[shareholderId]=${holder}`)
    expect(all.data).toEqual([])
    const snapshots = await margaret.get(`/orders/${draft.id}/snapshots`)
    expect([snapshots.status, snapshots.body.code]).toEqual([409, 'orderIsDraft'])
    expect(await verifyLedgers(server.db)).toEqual([])
  })

  it('is no order yet for whoever edits, verifies or marks orders', async () => {
    const { body } = await save(chloe, await newShareholder(david, chloeId), whole)
    const { id, version } = body
    const edited = await margaret.patch(`/orders/${id}`, { note: 'x' }, { version })
    expect([edited.status, edited.body.code]).toEqual([409, 'orderIsDraft'])
    for (const noun of ['care-confirmation', 'confirmation-sending']) {
      const sent = noun === 'care-confirmation' ? {} : undefined
      const answer = await tomasz.post(`/orders/${id}/${noun}`, sent, { version })
      expect([answer.status, answer.body.code]).toEqual([409, 'orderIsDraft'])
    }
    const hch = await tomasz.post(`/orders/${id}/hch`, { hch: true }, { version })
    expect([hch.status, hch.body.code]).toEqual([409, 'orderIsDraft'])
  })

  it('is seen and done by whoever may so with orders', async () => {
    const { body: draft } = await save(margaret, await newShareholder(margaret, annaId), {
      assigneeId: annaId,
      ...whole,
    })
    expect((await chloe.get(`/orders/${draft.id}`)).status).toBe(404)
    expect((await step(chloe, draft, 'activation')).status).toBe(404)
    expect((await chloe.delete(`/orders/${draft.id}`)).status).toBe(404)
    for (const noun of ['activation', 'discarding'])
      expect([noun, (await step(tomasz, draft, noun)).status]).toEqual([noun, 403])
    expect((await save(tomasz, draft.shareholderId)).status).toBe(403)
    const foreign = await save(chloe, await newShareholder(david, chloeId), { assigneeId: annaId })
    expect(foreign.status).toBe(403)
    const drafts = await listed(chloe, 'filter[status]=draft')
    expect([...new Set(drafts.data.map(({ assignee }) => assignee.id))]).toEqual([chloeId])
    expect(drafts.meta.total).toBe((await countsOf(chloe)).drafts)
  })

  it('is listed by any sort, page after page, and exported', async () => {
    const holder = await newShareholder(david, chloeId)
    const parts = [{}, { volume: '3' }, { price: '4' }, whole, { tradedOn: '2026-01-01' }, {}]
    const ids: string[] = []
    for (const part of parts) ids.push((await save(chloe, holder, part)).body.id)
    for (const by of ['tradedOn', '-tradedOn', 'number', 'volume', '-price', 'turnover']) {
      const found: string[] = []
      const filter = `filter[status]=draft&filter[shareholderId]=${holder}&sort=${by}&perPage=5`
      for (let after = ''; ;) {
        const { body } = await chloe.get<{ data: OrderRow[]; meta: { after?: string } }>(
          `/orders?${filter}${after && `&after=${after}`}`,
        )
        found.push(...body.data.map(({ id }) => id))
        if (!body.meta.after) break
        ;({ after } = body.meta)
      }
      expect([by, found.toSorted()]).toEqual([by, ids.toSorted()])
    }
    const { body } = await margaret.get(
      `/orders/export?format=csv&filter[status]=draft&filter[shareholderId]=${holder}`,
    )
    expect(String(body).trim().split('\r\n')).toHaveLength(1 + parts.length)
  })
})

describe('the database', () => {
  it('knows no draft with a number, and no order that lacks one or anything else', async () => {
    const { body: draft } = await save(chloe, await newShareholder(david, chloeId), whole)
    const set = (part: object) =>
      server.db.updateTable('orders').set(part).where('id', '=', draft.id).execute()
    await expect(set({ number: 'ORD-2026-999999' })).rejects.toThrow(/number_once_active/)
    await expect(set({ status: 'active', turnover: '125' })).rejects.toThrow(/number_once_active/)
    const active = { status: 'active', number: 'ORD-2026-999999' }
    await expect(set(active)).rejects.toThrow(/whole_once_active/)
    const priced = { ...active, turnover: '0', price: '0' }
    await expect(set(priced)).rejects.toThrow(/for_nothing_have_a_reason/)
    const shared = { ...active, turnover: '125', share_percent: '10' }
    await expect(set(shared)).rejects.toThrow(/shared_as_a_whole/)
  })
})

describe('activation', () => {
  it('says beforehand what it does to the ledger, gives the next number, and counts', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const { body: preview } = await chloe.post<OrderPreview>('/orders/preview', {
      orderId: draft.id,
      shareholderId: holder,
      side: 'buy',
      ...whole,
    })
    expect(preview.effects[0]?.after?.numberOfShares).toBe('10.0000')
    expect(preview.effects[0]?.affected).toMatchObject([{ id: null, number: null, before: null }])
    const { status, body } = await step(chloe, draft, 'activation')
    expect([status, body.status, body.turnover, body.runningVolume]).toEqual([
      200,
      'active',
      '125.00',
      '10.0000',
    ])
    expect(body.number).toMatch(/^ORD-\d{4}-\d{6}$/)
    const ledger = await david.get<ShareholderLedger>(`/shareholders/${holder}/ledger`)
    expect(ledger.body.rows.map(({ number }) => number)).toEqual([body.number])
    const { body: history } = await chloe.get<{
      data: { action: string; changes: Record<string, unknown> }[]
    }>(`/orders/${draft.id}/history`)
    expect(history.data[0]).toMatchObject({
      action: 'orders.activate',
      changes: { status: ['draft', 'active'], number: [null, body.number] },
    })
    expect((await step(chloe, body, 'discarding')).body.code).toBe('wrongState')
  })

  it('is refused while something is missing or the ledger would fall short; no number is lost', async () => {
    const holder = await newShareholder(david, chloeId)
    const last = async () =>
      (await sql<{ last: number }>`select max(last) as last from order_numbers`.execute(server.db))
        .rows[0]?.last
    const before = await last()
    const { body: half } = await save(chloe, holder, { volume: '5' })
    const refused = await step(chloe, half, 'activation')
    expect([refused.status, refused.body.code]).toEqual([409, 'draftIncomplete'])
    const { body: sale } = await save(chloe, holder, { ...whole, side: 'sell' })
    const short = await step(chloe, sale, 'activation')
    expect([short.status, short.body.code]).toEqual([422, 'shortfall'])
    const { body: kept } = await chloe.get<OrderRecord>(`/orders/${sale.id}`)
    expect([kept.status, kept.number, kept.version]).toEqual(['draft', null, 1])
    expect(await last()).toBe(before)
  })

  it('waits for an archived shareholder to come back', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    await margaret.post(`/shareholders/${holder}/archiving`, undefined, { version: 1 })
    const refused = await step(chloe, draft, 'activation')
    expect([refused.status, refused.body.code]).toEqual([409, 'shareholderArchived'])
  })

  it('keeps numbers without a gap when drafts are activated while orders are entered', async () => {
    const drafts: OrderRecord[] = []
    for (let n = 0; n < 20; n++)
      drafts.push((await save(chloe, await newShareholder(david, chloeId), whole)).body)
    const holder = await newShareholder(david, chloeId)
    const answers = await Promise.all(
      drafts.flatMap((draft, n) => [
        step(n % 2 ? chloe : margaret, draft, 'activation'),
        // Of two at the same moment one is late.
        ...(n < 5 ? [step(david, draft, 'activation')] : []),
        chloe.post<OrderRecord>('/orders', {
          shareholderId: holder,
          assigneeId: chloeId,
          ...whole,
          side: n % 4 === 3 ? 'sell' : 'buy',
          ...(n % 4 === 3 && { volume: '100000' }),
        }),
      ]),
    )
    const entered = answers.filter(({ status }) => status < 300)
    expect(entered).toHaveLength(35)
    const late = answers.filter(({ status }) => status === 412 || status === 409)
    expect(late).toHaveLength(5)
    const numbers = entered
      .map(({ body }) => Number(body.number?.slice(-6)))
      .toSorted((a, b) => a - b)
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(34)
    expect(new Set(numbers).size).toBe(35)
  })

  it('makes whoever did it one of those who do not verify', async () => {
    const { body: draft } = await save(chloe, await newShareholder(david, chloeId), whole)
    const { body: order } = await step(margaret, draft, 'activation')
    const verified = await margaret.post(
      `/orders/${order.id}/care-confirmation`,
      {},
      { version: order.version },
    )
    expect([verified.status, verified.body.code]).toEqual([409, 'fourEyes'])
  })
})

describe('a discarded draft', () => {
  it('leaves the list, can be brought back, and is gone after thirty days', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const { body: gone } = await step(chloe, draft, 'discarding')
    expect([gone.status, gone.can]).toEqual([
      'discarded',
      expect.objectContaining({ recover: true }),
    ])
    const filter = `filter[shareholderId]=${holder}&filter[status]`
    expect((await listed(chloe, `${filter}=draft`)).data).toEqual([])
    expect((await listed(chloe, `${filter}=discarded`)).data).toHaveLength(1)
    const edited = await chloe.patch(`/orders/${draft.id}/draft`, { note: 'x' }, gone)
    expect([edited.status, edited.body.code]).toEqual([409, 'wrongState'])
    const { body: back } = await step(chloe, gone, 'recovery')
    expect(back.status).toBe('draft')
    const { body: again } = await step(chloe, back, 'discarding')
    await runJob(server.system, purgeDrafts)
    expect((await chloe.get(`/orders/${again.id}`)).status).toBe(200)
    await sql`update orders set updated_at = clock_now() - interval '31 days' where id = ${again.id}`.execute(
      server.db,
    )
    await runJob(server.system, purgeDrafts)
    expect((await chloe.get(`/orders/${again.id}`)).status).toBe(404)
  })
})

describe('drafts of somebody else', () => {
  it('are not changed by whoever merely sees them', async () => {
    const { body: draft } = await save(margaret, await newShareholder(margaret, annaId), {
      assigneeId: annaId,
      ...whole,
    })
    await sql`update roles set rules = (select jsonb_agg(case
        when rule->>'subject' = 'Orders View' and rule->>'action' = 'view'
        then rule - 'scope' else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where id = ${chloeId})`.execute(server.db)
    const seeing = await server.as('adviser')
    const { status, body } = await seeing.get<OrderRecord>(`/orders/${draft.id}`)
    expect([status, body.can]).toEqual([200, {}])
    for (const noun of ['activation', 'discarding'])
      expect([noun, (await step(seeing, draft, noun)).status]).toEqual([noun, 403])
    const edited = await seeing.patch(`/orders/${draft.id}/draft`, { note: 'Mine' }, draft)
    expect(edited.status).toBe(403)
  })
})
