import { describe, expect, it } from 'vitest'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder, orderOf, type Typed } from './orders.test-world.ts'
import {
  chloe,
  david,
  ids,
  enter,
  workedExample,
  ledgerOf,
  column,
  withPeople,
} from './orders.test-people.ts'

withPeople()

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

  it('is foreseen by nobody who does not see the shareholder', async () => {
    const { shareholderId } = await workedExample()
    const typed = orderOf({ shareholderId, assigneeId: '' }, ['buy', '2025-02-01', '40', '11'])
    const { assigneeId: _, ...asked } = typed
    expect((await chloe.post('/orders/preview', asked)).status).toBe(200)
    const foreign = await newShareholder(david, ids['david'])
    const { status, body } = await chloe.post('/orders/preview', {
      ...asked,
      shareholderId: foreign,
    })
    expect([status, body.errors]).toMatchObject([422, { shareholderId: [{ code: 'missing' }] }])
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
