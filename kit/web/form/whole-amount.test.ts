import { expect, it } from 'vitest'
import { decimalOf } from './field-values.ts'
import { wholeAmount } from './whole-amount.ts'

it.each([
  ['1234,5', 'en', '1,234.50'],
  ['1234,5', 'fr', '1 234,50'],
  ['1,234.5', 'en', '1,234.50'],
  ['1 234,5 $', 'fr', '1 234,50'],
  ['$12', 'en', '12.00'],
  ['7.123456', 'en', '7.123456'],
  ['-0,5', 'fr', '-0,50'],
  ['999999999999.99', 'en', '999,999,999,999.99'],
  ['', 'en', ''],
  ['twelve', 'en', 'twelve'],
  ['1.2.3', 'en', '1.2.3'],
] as const)('%s in %s is written %s', (typed, language, written) => {
  expect(wholeAmount(typed, language).replace(/[\u00a0\u202f]/g, ' ')).toBe(written)
})

it.each(['en', 'fr'] as const)('what is written in %s is read as the same amount', (language) => {
  for (const amount of ['0.00', '12.50', '1234.50', '1234567.00', '0.000001'])
    expect(decimalOf(wholeAmount(amount, language), language)).toBe(amount)
})
