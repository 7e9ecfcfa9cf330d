import { expect, it } from 'vitest'
import { changeOf, type ChangeOf } from './change.ts'

it.each([
  ['150.00', '100.00', { percent: '50.0' }],
  ['50.00', '100.00', { percent: '-50.0' }],
  ['0.00', '100.00', { percent: '-100.0' }],
  ['100.00', '100.00', { percent: '0.0' }],
  // Halves go away from zero.
  ['100.05', '100.00', { percent: '0.1' }],
  ['99.95', '100.00', { percent: '-0.1' }],
  // From nothing there is no percentage, and from nothing to nothing no change.
  ['150.00', '0.00', { isNew: true }],
  ['-20.00', '0.00', { isNew: true }],
  ['0', '0.00', null],
  // Across nothing, and below it.
  ['-20.00', '100.00', { difference: '-120.00' }],
  ['100.00', '-20.00', { difference: '120.00' }],
  ['0.00', '-20.30', { difference: '20.30' }],
  ['-10.10', '-20.30', { difference: '10.20' }],
  // More than 999%.
  ['1099.00', '100.00', { percent: '999.0' }],
  ['1099.10', '100.00', { times: 11 }],
  ['1249.00', '100.00', { times: 12 }],
  ['1250.00', '100.00', { times: 13 }],
])('%s after %s is a change of %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

it.each<[number | string, number | string, ChangeOf, object | null]>([
  // Of few things the difference says more than a percentage.
  [22, 19, 'count', { difference: '3' }],
  [400, 19, 'count', { difference: '381' }],
  [18, 20, 'count', { percent: '-10.0' }],
  [3, 0, 'count', { isNew: true }],
  ['22.50', '19.00', 'amount', { percent: '18.4' }],
  // Shares differ by points, from nothing too.
  ['52.1', '50.0', 'share', { points: '2.1' }],
  ['4.96', '5', 'share', { points: '0.0' }],
  ['47.95', '50', 'share', { points: '-2.1' }],
  ['12.0', '0', 'share', { points: '12.0' }],
])('%s after %s as a %s is a change of %j', (now, before, of, change) => {
  expect(changeOf(now, before, of)).toEqual(change)
})

it('no cent is lost in a difference, however large the amounts', () => {
  expect(changeOf('9007199254740993.01', '-0.02')).toEqual({ difference: '9007199254740993.03' })
})
