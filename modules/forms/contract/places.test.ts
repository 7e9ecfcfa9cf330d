import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import type { Definition } from './definition.ts'
import { asks, page } from './definition.test-forms.ts'
import { duplicateOf, newQuestion } from './new-question.ts'
import { formerSpot, nextSpot, numberOf, sectionSpot, spotForNew, spotOf } from './places.ts'
import { readableFor } from './readable.ts'

const named = (name: string) => asks('text', { id: `q${name.repeat(10)}` })
const [a, b, c, x, y] = [named('a'), named('b'), named('c'), named('x'), named('y')]
const group = asks('group', { questions: [x, y] as never })
const form = { sections: [page('one', [a, b]), page('two', [c]), page('three', [group])] }

test('steps of one place lead from the first to the last and back, over the borders of pages', () => {
  let now: Definition = form
  const walk = (by: -1 | 1) => {
    const seen: number[] = []
    for (let spot = nextSpot(now, a.id, by); spot; spot = nextSpot(now, a.id, by)) {
      now = applyEdit(now, { do: 'moveQuestion', id: a.id, ...spot })
      seen.push(numberOf(now, a.id).number)
    }
    return seen
  }
  expect(walk(1)).toEqual([2, 2, 3, 3, 4])
  expect(walk(-1)).toEqual([3, 3, 2, 2, 1])
  expect(now).toEqual(form)
})

test('a question of a group stays in it', () => {
  expect(numberOf(form, y.id)).toEqual({ number: 2, total: 2 })
  expect(nextSpot(form, y.id, 1)).toBeNull()
  expect(nextSpot(form, y.id, -1)).toEqual({ into: group.id, after: null })
})

test('pages move by one, not beyond the ends', () => {
  expect(sectionSpot(form, 'one', -1)).toBeUndefined()
  expect(sectionSpot(form, 'two', -1)).toBeNull()
  expect(sectionSpot(form, 'two', 1)).toBe('three')
})

test('a condition may read what comes before, within a group also earlier questions of it', () => {
  expect(readableFor(form, c.id)).toEqual([a, b])
  expect(readableFor(form, 'two')).toEqual([a, b])
  expect(readableFor(form, y.id)).toEqual([a, b, c, x])
})

test('a duplicate has keys of its own, and its inner conditions follow them', () => {
  const inner = asks('text', { id: 'qyyyyyyyyyz', show: { all: [{ q: x.id, op: 'answered' }] } })
  const copy = duplicateOf(asks('group', { questions: [x, inner] as never }))
  const [first, second] = copy.questions ?? []
  expect(copy.id).toMatch(/^q[a-z0-9]{10}$/)
  expect(first?.id).not.toBe(x.id)
  expect(second?.show).toEqual({ all: [{ q: first?.id, op: 'answered' }] })
})

test('a new question goes to the end of what is asked, before documents and what is confirmed', () => {
  const closing = page('four', [asks('statement')])
  expect(spotForNew({ sections: [...form.sections, closing] }, [])).toEqual({
    into: 'three',
    after: group.id,
  })
  expect(spotForNew({ sections: [closing] }, [])).toMatchObject({ into: 'four' })
  expect(spotForNew({ sections: [] }, [])).toBeNull()
})

test('a question comes back to where it was, as far as its page and those before it are still there', () => {
  const now = { sections: [page('one', [a])] }
  expect(spotOf(form, b.id)).toEqual({ into: 'one', after: a.id })
  expect(formerSpot(form, now, b.id)).toEqual({ into: 'one', after: a.id })
  expect(formerSpot(form, { sections: [page('one', [])] }, b.id)).toEqual({
    into: 'one',
    after: null,
  })
  expect(formerSpot(form, now, c.id)).toBeNull()
})

test('a new amount is none below nothing unless its editor says so', () => {
  expect(newQuestion('money').limits).toEqual({ min: '0' })
  expect(newQuestion('number').limits).toBeUndefined()
})
