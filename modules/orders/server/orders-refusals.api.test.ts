import { describe, expect, it } from 'vitest'
import { importAll, rowsOf } from '#modules/imports/server/imports.test-world.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder, orderOf } from './orders.test-world.ts'
import { chloe, david, enter, ids, margaret, server } from './orders.test-people.ts'

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
