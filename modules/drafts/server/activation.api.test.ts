import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import type { OrderPreview, ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { purgeDrafts } from '#modules/orders/server/purge-drafts.ts'
import {
  server,
  margaret,
  david,
  chloe,
  chloeId,
  whole,
  save,
  step,
  listed,
  withPeople,
} from './drafts.test-people.ts'

withPeople()

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
