import { expect, test } from 'vitest'
import { normalPhone } from './phone-number.ts'

test.each([
  ['(416) 555-0123', '+14165550123'],
  ['1 416 555 0123', '+14165550123'],
  ['+33 1 42 68 53 00', '+33142685300'],
  ['514-555-0199 poste 22', '+15145550199 x22'],
  ['514 555 0199 ext. 7', '+15145550199 x7'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalPhone(typed)).toBe(kept)
})

test.each(['', 'call me', '12', '555-0123', '+1 416 555 0123 9999'])('%j is no number', (typed) => {
  expect(normalPhone(typed)).toBeNull()
})
