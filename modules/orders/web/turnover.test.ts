import { expect, test } from 'vitest'
import { turnoverOf } from './turnover.ts'

test('a volume at a price comes to an amount with cents, as the ledger rounds it', () => {
  expect(turnoverOf('200', '15.42')).toBe('3084.00')
  expect(turnoverOf('0.5', '0.01')).toBe('0.01')
  expect(turnoverOf('3', '0.333333')).toBe('1.00')
  expect(turnoverOf('999999999999', '999999.999999')).toBe('999999999998000000.00')
})

test('what is not typed yet comes to nothing', () => {
  for (const [volume, price] of [
    ['', '1'],
    ['1', null],
    ['0', '1'],
    ['abc', '1'],
    [undefined, undefined],
  ])
    expect(turnoverOf(volume, price)).toBe(null)
})
