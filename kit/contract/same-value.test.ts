import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { choices, date, decimal, instant, integer, structure, text, type Field } from './fields.ts'
import { changedFields, isSameValue } from './same-value.ts'

const price = decimal({ min: -100, max: 100, scale: 4 }) as Field
const many = choices(['a', 'b', 'c']) as Field
const parts = structure(z.array(z.object({ percent: z.string() }))) as Field

describe('values of a field', () => {
  it.each<[string, Field, unknown, unknown]>([
    ['noughts at the end', price, '50', '50.0000'],
    ['a nought less', price, '10.5', '10.50'],
    ['noughts in front', price, '007.10', '7.1'],
    ['nothing of either sign', price, '-0.00', '0'],
    ['a number and its digits', integer({ min: 0, max: 9 }) as Field, 7, '7'],
    [
      'one moment in two zones',
      instant() as Field,
      '2026-11-22T10:00:00Z',
      '2026-11-22T05:00:00-05:00',
    ],
    ['nothing and an empty text', text(20) as Field, null, ''],
    ['nothing and what is not told', date() as Field, null, undefined],
    ['choices in another order', many, ['a', 'c'], ['c', 'a']],
    ['no choice and nothing', many, [], null],
    ['parts named in another order', parts, [{ a: '1', b: '2' }], [{ b: '2', a: '1' }]],
  ])('are the same: %s', (_, field, one, other) => {
    expect(isSameValue(field, one, other)).toBe(true)
  })

  it.each<[string, Field, unknown, unknown]>([
    ['a digit far behind', price, '50.0001', '50'],
    ['another sign', price, '-5', '5'],
    ['a text of digits', text(20) as Field, '007', '7'],
    ['nought and nothing', price, '0', null],
    ['no and nothing', parts, false, null],
    ['a choice more', many, ['a'], ['a', 'b']],
    ['parts in another order', parts, [{ a: '1' }, { a: '2' }], [{ a: '2' }, { a: '1' }]],
    ['more digits than a number has', price, '12345678901234567.1', '12345678901234567.2'],
  ])('are others: %s', (_, field, one, other) => {
    expect(isSameValue(field, one, other)).toBe(false)
  })

  it('are compared by what is sent alone', () => {
    const before = { price: '50.0000', note: 'as it was' }
    expect(changedFields(before, { price: '50' }, { price })).toEqual([])
    expect(changedFields(before, { price: '50', note: null }, { price })).toEqual(['note'])
  })
})
