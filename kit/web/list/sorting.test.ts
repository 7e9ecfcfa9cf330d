import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sort } from '#kit/contract/define-list.ts'
import { nextSort } from './sorting.ts'

const sortOf = (text: string): Sort[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((part) => ({ by: part.replace('-', ''), descending: part.startsWith('-') }))
const textOf = (sort: Sort[]) =>
  sort.map(({ by, descending }) => (descending ? `-${by}` : by)).join(',')

describe('a click on the head of a column', () => {
  it.each([
    ['', 'a', 'a'],
    ['a', 'a', '-a'],
    ['-a', 'a', ''],
    ['b', 'a', 'a'],
    ['b,-a,c', 'a', ''],
    ['b,a', 'a', '-a'],
  ])('in the order of “%s” on %s leads to “%s”', (before, by, after) => {
    expect(textOf(nextSort(sortOf(before), by, false))).toBe(after)
  })

  it.each([
    ['', 'a', 'a'],
    ['b', 'a', 'b,a'],
    ['b,a', 'a', 'b,-a'],
    ['b,-a', 'a', 'b'],
    ['-a,b', 'a', 'b'],
    ['a,b', 'a', '-a,b'],
    ['b,c,d', 'a', 'c,d,a'],
    ['b,c,a', 'a', 'b,c,-a'],
  ])('with Shift, in the order of “%s” on %s leads to “%s”', (before, by, after) => {
    expect(textOf(nextSort(sortOf(before), by, true))).toBe(after)
  })

  it('never sorts twice by a column, nor by more than three', () => {
    const click = fc.record({ by: fc.constantFrom('a', 'b', 'c', 'd'), isAdded: fc.boolean() })
    fc.assert(
      fc.property(fc.array(click, { maxLength: 20 }), (clicks) => {
        const sort = clicks.reduce<Sort[]>(
          (before, { by, isAdded }) => nextSort(before, by, isAdded),
          [],
        )
        expect(new Set(sort.map(({ by }) => by)).size).toBe(sort.length)
        expect(sort.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
