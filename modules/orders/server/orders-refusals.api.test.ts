import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importAll, rowsOf } from '#modules/imports/server/imports.test-world.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder, orderOf, type Typed } from './orders.test-world.ts'
import {
  chloe,
  david,
  enter,
  ids,
  margaret,
  server,
  workedExample,
  withPeople,
} from './orders.test-people.ts'

withPeople()

describe('who sells to whom is what a transfer is', () => {
  it('and is not changed, neither by the sale nor by the buy', async () => {
    const from = await newShareholder(david, ids['chloe'])
    const [to, third] = [await newShareholder(david, ids['chloe']), await newShareholder(david)]
    await enter(david, from, ['buy', '2025-01-10', '100', '10'])
    const { body: sale } = await chloe.post<OrderRecord>('/orders/transfers', {
      fromShareholderId: from,
      toShareholderId: to,
      assigneeId: ids['chloe'],
      tradedOn: '2025-10-01',
      tradedAt: '00:00',
      volume: '20',
      price: '14',
    })
    const buy = await david.get<OrderRecord>(`/orders/${sale.counterparty?.id}`)
    for (const { id, version } of [sale, buy.body])
      for (const [field, value] of [
        ['shareholderId', third],
        ['side', id === sale.id ? 'buy' : 'sell'],
      ] as const) {
        const answer = await david.patch(`/orders/${id}`, { [field]: value }, { version })
        expect([answer.status, answer.body.errors?.[field]?.[0]?.code]).toEqual([
          422,
          'partOfTransfer',
        ])
      }
    expect((await david.get<OrderRecord>(`/orders/${sale.id}`)).body).toMatchObject({
      side: 'sell',
      version: sale.version,
    })
  })
})

describe('an order for somebody who was merged into another', () => {
  it('is refused, and says so', async () => {
    const [keep, drop] = [
      await newShareholder(david, ids['chloe']),
      await newShareholder(david, ids['chloe']),
    ]
    const merged = await david.post('/shareholders/merge', {
      keep,
      drop,
      choices: {},
      versions: { keep: 1, drop: 1 },
    })
    expect(merged.status).toBe(200)
    const typed = orderOf({ shareholderId: drop, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-01-10',
      '1',
      '10',
    ])
    const answer = await david.post('/orders', typed)
    expect([answer.status, answer.body.code]).toEqual([409, 'shareholderMerged'])
  })
})

describe('a row of a file', () => {
  const whole = ['Date,Side,Volume,Price', '2025-01-10,buy,5,10'].join('\r\n')

  it('that names no shareholder is no order', async () => {
    const done = await importAll(server, margaret, { content: whole, kind: 'orders' })
    expect(done.counts).toMatchObject({ failed: 1 })
    const [row] = await rowsOf(margaret, done.id)
    expect(row?.problems).toMatchObject([
      { field: 'Shareholder', message: 'Complete “Shareholder”' },
    ])
  })
})

describe('the organisation’s own mark', () => {
  const mark = (by: typeof david, { id, version }: OrderRecord) =>
    by.post<OrderRecord>(`/orders/${id}/hch`, { hch: true }, { version })

  it('is not set on a void order, nor on a draft', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const { body: order } = await enter(david, shareholderId, ['buy', '2025-01-10', '10', '10'])
    const gone = await david.post<OrderRecord>(
      `/orders/${order.id}/voiding`,
      { reason: 'Entered twice' },
      { version: order.version },
    )
    const late = await mark(david, gone.body)
    expect([late.status, late.body.code]).toEqual([409, 'orderIsVoid'])
    const { body: draft } = await chloe.post<OrderRecord>('/orders/drafts', {
      shareholderId,
      side: 'buy',
    })
    const early = await mark(chloe, draft)
    expect([early.status, early.body.code]).toEqual([409, 'orderIsDraft'])
  })

  it('is not set by whoever sees all orders and changes the own ones', async () => {
    const shareholderId = await newShareholder(david, ids['david'])
    const typed: Typed = ['buy', '2025-01-10', '10', '10']
    const { body: order } = await enter(david, shareholderId, typed, ids['david'])
    const more = [{ action: 'view', subject: 'Orders View' }]
    await sql`update roles set rules = rules || ${JSON.stringify(more)}::jsonb where key = 'adviser'`.execute(
      server.db,
    )
    const seeing = await server.as('adviser')
    const seen = await seeing.get<OrderRecord>(`/orders/${order.id}`)
    expect([seen.status, seen.body.can['setHch']]).toEqual([200, undefined])
    expect((await mark(seeing, order)).status).toBe(403)
  })
})

describe('refusals', () => {
  it.each([
    [{ price: '0' }, 'priceReason', 'reasonForNothing'],
    [{ volume: '0' }, 'volume', 'aboveNothing', 'Enter more than 0'],
    [{ tradedOn: '2099-01-01' }, 'tradedOn', 'tooFarAhead'],
    [{ volume: '900000000000', price: '99999999' }, 'volume', 'turnoverTooLarge'],
    [{ tradedOn: '1800-06-01' }, 'tradedOn', 'tooLongAgo', 'Enter a date in 1900 or later'],
    [{ tradedAt: '25:00' }, 'tradedAt', 'timeOfDay'],
    [{ shareholderId: '00000000-0000-7000-8000-000000000000' }, 'shareholderId', 'missing'],
    [{ turnover: '1.00' }, 'turnover', 'unknown'],
  ])('say at the field what is wrong with %j', async (part, field, code, words?: string) => {
    const shareholderId = await newShareholder(margaret, ids['chloe'])
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'buy',
      '2025-05-05',
      '50',
      '13',
    ])
    const answer = await margaret.post('/orders', { ...typed, ...part })
    const [found] = answer.body.errors?.[field] ?? []
    expect([answer.status, found?.code]).toEqual([422, code])
    if (words) expect(found?.message).toBe(words)
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
