import { expect, test } from 'vitest'
import { holds } from './conditions.ts'
import type { Test } from './definition.ts'

const cases: [Test['op'], Partial<Test>, unknown, unknown][] = [
  ['is', { is: true }, true, false],
  ['is', { is: false }, false, true],
  ['in', { of: ['a', 'b'] }, 'b', 'c'],
  ['notIn', { of: ['a', 'b'] }, 'c', 'b'],
  ['hasAny', { of: ['a', 'b'] }, ['b', 'c'], ['c']],
  ['hasAll', { of: ['a', 'b'] }, ['a', 'b', 'c'], ['a', 'c']],
  ['hasNone', { of: ['a', 'b'] }, ['c'], ['a', 'c']],
  ['between', { min: '10', max: '20' }, '20', '20.01'],
  ['between', { min: '10' }, 10, '9.99'],
  ['before', { day: '2027-03-15' }, '2027-03-14', '2027-03-15'],
  ['onOrAfter', { day: '2027-03-15' }, '2027-03-15', '2027-03-14'],
  ['count', { min: '2' }, [1, 2], [1]],
  ['answered', {}, 'x', ''],
  ['unanswered', {}, '', 'x'],
]

test.each(cases)('%s holds with %j for %j, and not for %j', (op, more, yes, no) => {
  const shown = { all: [{ q: 'a', op, ...more }] }
  expect(holds(shown, { a: yes })).toBe(true)
  expect(holds(shown, { a: no })).toBe(false)
})

test('what is unanswered makes every test false, negatives too, but “unanswered” and a count of none', () => {
  for (const [op, more] of cases)
    for (const nothing of [undefined, null, '', []])
      expect(holds({ all: [{ q: 'a', op, ...more }] }, { a: nothing }), op).toBe(
        op === 'unanswered',
      )
  expect(holds({ all: [{ q: 'a', op: 'count', max: '0' }] }, {})).toBe(true)
})

test('No is an answer; a day that is half typed is none yet', () => {
  expect(holds({ all: [{ q: 'a', op: 'answered' }] }, { a: false })).toBe(true)
  expect(holds({ all: [{ q: 'a', op: 'before', day: '2027-03-15' }] }, { a: '2027-03' })).toBe(
    false,
  )
})

test('all and any combine, one within the other', () => {
  const yes = (q: string): Test => ({ q, op: 'is', is: true })
  const shown = { all: [yes('a'), { any: [yes('b'), yes('c')] }] }
  expect(holds(shown, { a: true, c: true })).toBe(true)
  expect(holds(shown, { a: true })).toBe(false)
  expect(holds(shown, { b: true, c: true })).toBe(false)
})
