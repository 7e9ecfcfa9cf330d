import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

it.each([
  ['150.00', '100.00', { percent: '50.0' }],
  ['50.00', '100.00', { percent: '-50.0' }],
  ['0.00', '100.00', { percent: '-100.0' }],
  ['100.00', '100.00', { percent: '0.0' }],
  // From nothing, across nothing, and below it.
  ['150.00', '0.00', { difference: '150.0000' }],
  ['-20.00', '100.00', { difference: '-120.0000' }],
  ['100.00', '-20.00', { difference: '120.0000' }],
  ['-10.10', '-20.30', { difference: '10.2000' }],
  ['0', '0.00', null],
])('%s after %s is a change of %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
