import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buyPerformance,
  computeLedger,
  sharedAmount,
  valueOf,
  type Ledger,
  type LedgerOrder,
} from '../contract/ledger.ts'
import { slowLedger, type SlowOrder } from './ledger.test-slow.ts'

const price = '16'
let sequence = 0
const trade = (
  name: string,
  [side, tradedOn, volume, at]: ['buy' | 'sell', string, string, string],
): LedgerOrder => ({
  id: name,
  number: name,
  side,
  tradedOn,
  tradedAt: '00:00',
  sequence: (sequence += 1),
  volume,
  price: at,
})

const one = trade('1', ['buy', '2025-01-10', '100', '10'])
const two = trade('2', ['buy', '2025-03-05', '50', '13'])
const three = trade('3', ['sell', '2025-06-20', '60', '15'])
const four = trade('4', ['buy', '2025-09-01', '30', '14.50'])
const example = [one, two, three, four]

function whole(orders: readonly LedgerOrder[]) {
  const ledger = computeLedger(orders)
  if (ledger.shortfall) throw new Error(`short at ${ledger.shortfall.number}`)
  return ledger
}
const column = (orders: readonly LedgerOrder[], name: keyof ReturnType<typeof whole>['rows'][0]) =>
  whole(orders).rows.map((row) => row[name])

describe('the worked example', () => {
  it('gives the printed figures of the four orders', () => {
    expect(column(example, 'turnover')).toEqual(['1000.00', '650.00', '900.00', '435.00'])
    expect(column(example, 'runningVolume')).toEqual([
      '100.0000',
      '150.0000',
      '90.0000',
      '120.0000',
    ])
    expect(column(example, 'runningTurnover')).toEqual(['1000.00', '1650.00', '750.00', '1185.00'])
    expect(column(example, 'runningGross')).toEqual(['1000.00', '1650.00', '2550.00', '2985.00'])
    expect(column(example, 'runningCost')).toEqual(['1000.00', '1650.00', '990.00', '1425.00'])
    expect(column(example, 'averagePrice')).toEqual([
      '10.000000',
      '11.000000',
      '11.000000',
      '11.875000',
    ])
    expect(column(example, 'realised')).toEqual([null, null, '240.00', null])
    expect(column(example, 'costReleased')).toEqual([null, null, '660.00', null])
    expect([
      buyPerformance('10', price),
      buyPerformance('13', price),
      column(example, 'salePerformance')[2],
      buyPerformance('14.50', price),
    ]).toEqual(['60.00', '23.08', '36.36', '10.34'])
    const { holding } = whole(example)
    expect(holding).toEqual({
      numberOfShares: '120.0000',
      amountInvested: '1425.00',
      netPaidIn: '1185.00',
      grossTurnover: '2985.00',
      averageBuyPrice: '11.875000',
      realisedResult: '240.00',
      enteredRegisterOn: '2025-01-10',
      ceasedOn: null,
    })
    expect(valueOf(holding, price)).toEqual({
      currentValue: '1920.00',
      unrealisedResult: '495.00',
      totalResult: '735.00',
      performance: '34.74',
    })
  })

  it('follows a back-dated fifth order through all later rows', () => {
    const five = trade('5', ['buy', '2025-02-01', '40', '11'])
    const orders = [...example, five]
    expect(whole(orders).rows.map(({ id }) => id)).toEqual(['1', '5', '2', '3', '4'])
    expect(column(orders, 'runningVolume').slice(1)).toEqual([
      '140.0000',
      '190.0000',
      '130.0000',
      '160.0000',
    ])
    expect(column(orders, 'runningTurnover').slice(1)).toEqual([
      '1440.00',
      '2090.00',
      '1190.00',
      '1625.00',
    ])
    expect(column(orders, 'runningCost').slice(1)).toEqual([
      '1440.00',
      '2090.00',
      '1430.00',
      '1865.00',
    ])
    expect(whole(orders).holding.averageBuyPrice).toBe('11.656250')
  })

  it('refuses a back-dated sale that breaks a later one, naming it and what is missing', () => {
    const early = trade('6', ['sell', '2025-02-01', '95', '12'])
    expect(computeLedger([...example, early])).toEqual({
      shortfall: { id: '3', number: '3', tradedOn: '2025-06-20', held: '55', missing: '5' },
    })
  })

  it('stands without a voided second order', () => {
    const { rows, holding } = whole([one, three, four])
    expect(holding).toMatchObject({
      numberOfShares: '70.0000',
      netPaidIn: '535.00',
      amountInvested: '835.00',
    })
    expect(rows[1]?.realised).toBe('300.00')
  })

  it('moves with an amended second order and comes back when it is restored', () => {
    const amended = whole([one, { ...two, volume: '45' }, three, four])
    expect(amended.rows.map(({ averagePrice }) => averagePrice)).toEqual([
      '10.000000',
      '10.931034',
      '10.931059',
      '11.862087',
    ])
    expect(whole(example).holding).toMatchObject({
      numberOfShares: '120.0000',
      amountInvested: '1425.00',
      averageBuyPrice: '11.875000',
    })
  })
})

describe('the ledger', () => {
  it('ends at exactly nothing when the last share is sold, and starts anew', () => {
    const thirds = [1, 2, 3].map((day) =>
      trade(`b${day}`, ['buy', `2025-01-0${day}`, '3', '3.3333']),
    )
    const out = trade('out', ['sell', '2025-02-01', '9', '4'])
    expect(whole([...thirds, out]).holding).toMatchObject({
      numberOfShares: '0.0000',
      amountInvested: '0.00',
      averageBuyPrice: null,
      ceasedOn: '2025-02-01',
    })
    const again = trade('again', ['buy', '2025-03-01', '10', '300'])
    expect(whole([...thirds, out, again]).holding).toMatchObject({
      averageBuyPrice: '300.000000',
      ceasedOn: null,
      enteredRegisterOn: '2025-01-01',
    })
  })

  it('takes orders of one day by time, and of one minute as they were entered', () => {
    const first = trade('first', ['buy', '2025-01-01', '10', '10'])
    const then = trade('then', ['sell', '2025-01-01', '10', '11'])
    expect(whole([then, first]).rows.map(({ id }) => id)).toEqual(['first', 'then'])
    expect(computeLedger([{ ...first, tradedAt: '09:30' }, then]).shortfall).toMatchObject({
      number: 'then',
      held: '0',
      missing: '10',
    })
  })

  it('gives a gift shares at no cost, and no performance', () => {
    const gift = trade('gift', ['buy', '2025-01-01', '10', '0'])
    const sale = trade('sale', ['sell', '2025-01-02', '10', '5'])
    expect(whole([gift, sale]).rows[1]).toMatchObject({ realised: '50.00', salePerformance: null })
    expect(buyPerformance('0', price)).toBeNull()
  })

  it('splits a turnover so that both parts make it up', () => {
    expect(sharedAmount('650.00', '33.33')).toBe('216.65')
    expect((650 - 216.65).toFixed(2)).toBe('433.35')
  })
})

// ─── against an independent computation in fractions of whole numbers ──────────

const ledgers = 10_000
const anyVolume = fc.oneof(
  fc.integer({ min: 1, max: 500 }).map(String),
  fc.integer({ min: 1, max: 9_999_999 }).map((n) => (n / 10_000).toFixed(4)),
)
const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map(String),
  fc.integer({ min: 0, max: 99_999_999 }).map((n) => (n / 1_000_000).toFixed(6)),
)
const anyOrder = fc.record({
  side: fc.constantFrom('buy' as const, 'buy' as const, 'sell' as const),
  day: fc.integer({ min: 1, max: 28 }),
  minute: fc.constantFrom('00:00', '09:30', '16:00'),
  volume: anyVolume,
  price: anyPrice,
  holder: fc.constantFrom('a', 'b'),
})
/** What happens to an order after it was entered. */
const anyChange = fc.record({
  at: fc.nat({ max: 30 }),
  what: fc.constantFrom('void', 'restore', 'move', 'amend', 'redate'),
  volume: anyVolume,
  day: fc.integer({ min: 1, max: 28 }),
})

function laterLife(
  entered: readonly (typeof anyOrder extends fc.Arbitrary<infer T> ? T : never)[],
  changes: readonly (typeof anyChange extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const orders = entered.map((order, at) => ({ ...order, sequence: at + 1, isVoid: false }))
  for (const { at, what, volume, day } of changes) {
    const order = orders[at % orders.length]
    if (!order) continue
    if (what === 'void') order.isVoid = true
    else if (what === 'restore') order.isVoid = false
    else if (what === 'move') order.holder = order.holder === 'a' ? 'b' : 'a'
    else if (what === 'amend') order.volume = volume
    else order.day = day
  }
  return orders.filter(({ isVoid }) => !isVoid)
}

const told = (ledger: Ledger) =>
  ledger.shortfall
    ? { short: ledger.shortfall.id, missing: Number(ledger.shortfall.missing) }
    : { rows: ledger.rows, holding: ledger.holding }

it(`agrees with the slow one on ${ledgers} random ledgers`, { timeout: 120_000 }, () => {
  let refused = 0
  fc.assert(
    fc.property(
      fc.array(anyOrder, { minLength: 1, maxLength: 14 }),
      fc.array(anyChange, { maxLength: 6 }),
      (entered, changes) => {
        const living = laterLife(entered, changes)
        for (const holder of ['a', 'b']) {
          const orders: SlowOrder[] = living
            .filter((order) => order.holder === holder)
            .map((order) => ({
              id: String(order.sequence),
              number: null,
              side: order.side,
              tradedOn: `2025-03-${String(order.day).padStart(2, '0')}`,
              tradedAt: order.minute,
              sequence: order.sequence,
              volume: order.volume,
              price: order.price,
            }))
          const ledger = computeLedger(orders)
          if (ledger.shortfall) refused += 1
          expect(told(ledger)).toEqual(slowLedger(orders))
        }
      },
    ),
    { numRuns: ledgers },
  )
  expect(refused).toBeGreaterThan(100)
})
