import { expect, test } from 'vitest'
import { dayOf, partsOf, withPart } from './day-parts.ts'

test('a day typed box by box, in any order, is one day', () => {
  let value = ''
  for (const [part, typed] of [
    ['day', '7'],
    ['month', '3'],
    ['year', '2007'],
  ] as const)
    value = withPart(value, part, typed)
  expect(value).toBe('2007-3-7')
  expect(partsOf(value)).toEqual({ year: '2007', month: '3', day: '7' })
  expect(dayOf(value)).toBe('2007-03-07')
})

test('half a day, a wrong one and one of before stay as they are typed', () => {
  const half = withPart('', 'day', '27')
  expect(partsOf(half)).toEqual({ year: '', month: '', day: '27' })
  expect(dayOf(half)).toBe('--27')
  expect(partsOf(withPart(half, 'month', 'mars'))).toEqual({ year: '', month: 'mars', day: '27' })
  expect(dayOf('07-3-27')).toBe('07-3-27')
  expect(partsOf('27/3/2007')).toEqual({ year: '27/3/2007', month: '', day: '' })
  expect(withPart(half, 'day', '')).toBe('')
})

test('a whole day pasted into one box fills all three', () => {
  expect(partsOf(withPart('--1', 'day', ' 2007-03-27 '))).toEqual({
    year: '2007',
    month: '03',
    day: '27',
  })
})
