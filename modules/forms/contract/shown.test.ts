import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from './conditions.ts'
import type { Condition, Question } from './definition.ts'
import { asks, choice, formOf, isYes, page } from './definition.test-forms.ts'
import { canGrow, shownInEntry, shownOf } from './shown.ts'

describe('a chain of questions', () => {
  const [a, b, c] = ['qaaaaaaaaaa', 'qbbbbbbbbbb', 'qcccccccccc']
  const chain = formOf(
    asks('yesNo', { id: a }),
    asks('yesNo', { id: b, show: isYes(a) }),
    asks('text', { id: c, show: isYes(b) }),
  )
  const typed = { [a]: true, [b]: true, [c]: 'kept' }

  test('what is closed again takes along what depended on it, and its answers come back with it', () => {
    expect(shownOf(chain, typed)).toMatchObject({ asked: [a, b, c], answers: typed })
    expect(shownOf(chain, { ...typed, [a]: false })).toMatchObject({
      asked: [a],
      answers: { [a]: false },
    })
    expect(shownOf(chain, typed).answers[c]).toBe('kept')
  })
})

test('a page that is not shown asks nothing', () => {
  const a = asks('yesNo')
  const form = {
    sections: [
      page('one', [a]),
      page('two', [asks('text', { id: 'qzzzzzzzzzz' })], { show: isYes(a.id) }),
    ],
  }
  expect(shownOf(form, { qzzzzzzzzzz: 'typed' }).answers).toEqual({})
  expect(shownOf(form, { [a.id]: true, qzzzzzzzzzz: 'typed' }).sections).toHaveLength(2)
})

test('pages are counted once no missing answer can add one', () => {
  const a = asks('yesNo')
  const form = {
    sections: [page('one', [a]), page('two', [asks('text')], { show: isYes(a.id) })],
  }
  const grows = (typed: Record<string, unknown>) => canGrow(form, shownOf(form, typed))
  expect(grows({})).toBe(true)
  expect(grows({ [a.id]: true })).toBe(false)
  expect(grows({ [a.id]: false })).toBe(false)
  const closed = {
    sections: [page('one', [a]), page('two', [asks('text', { show: isYes(a.id) })])],
  }
  expect(canGrow(closed, shownOf(closed, {}))).toBe(true)
  const always = { sections: [page('one', [a, asks('text', { show: isYes(a.id) })])] }
  expect(canGrow(always, shownOf(always, {}))).toBe(false)
})

test('a choice that is no longer offered is no answer', () => {
  const a = asks('yesNo')
  const b = asks('many', { options: [choice('x'), choice('y', isYes(a.id))] })
  const typed = { [b.id]: ['x', 'y'] }
  expect(shownOf(formOf(a, b), typed).answers).toEqual({ [b.id]: ['x'] })
  expect(shownOf(formOf(a, b), { ...typed, [a.id]: true }).answers[b.id]).toEqual(['x', 'y'])
})

test('within a group each entry decides for itself, and reads what is outside', () => {
  const outside = asks('yesNo')
  const has = asks('yesNo')
  const which = asks('text', { show: { all: [{ q: has.id, op: 'is', is: true }] } })
  const more = asks('text', { show: isYes(outside.id) })
  const group = asks('group', { questions: [has, which, more] as never })
  const entry = (item: string, answers: object) => ({ item, answers: { ...answers } })
  const typed = {
    [outside.id]: false,
    [group.id]: [
      entry('1', { [has.id]: true, [which.id]: 'this', [more.id]: 'no' }),
      entry('2', { [has.id]: false, [which.id]: 'gone' }),
    ],
  }
  expect(shownOf(formOf(outside, group), typed).answers[group.id]).toEqual([
    entry('1', { [has.id]: true, [which.id]: 'this' }),
    entry('2', { [has.id]: false }),
  ])
  const asked = shownInEntry(group as never, entry('1', { [has.id]: true }), { [outside.id]: true })
  expect(asked.map(({ id }) => id)).toEqual([has.id, which.id, more.id])
})

/** Questions that read any of those before them. */
const anyForm = fc
  .array(
    fc.record({
      kind: fc.constantFrom('yesNo' as const, 'one' as const, 'many' as const),
      reads: fc.nat(),
      isAny: fc.boolean(),
      has: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((drawn) => {
    const questions: Question[] = []
    for (const [at, { kind, reads, isAny, has }] of drawn.entries()) {
      const tests = Array.from({ length: at === 0 ? 0 : has }, (_, index) => {
        const read = questions[(reads + index * 7) % at]!
        if (read.kind === 'yesNo') return { q: read.id, op: 'is' as const, is: index % 2 === 0 }
        const op = read.kind === 'one' ? ('notIn' as const) : ('hasNone' as const)
        return { q: read.id, op, of: ['a'] }
      })
      const show = tests.length ? ((isAny ? { any: tests } : { all: tests }) as Condition) : null
      const id = `q${String(at).padStart(10, 'x')}`
      questions.push(asks(kind, { id, ...(show ? { show } : {}) }))
    }
    return formOf(...questions)
  })

const anAnswer = fc.oneof(
  fc.boolean(),
  fc.constantFrom('a', 'b', ''),
  fc.subarray(['a', 'b']),
  fc.constant(null),
)

test('whatever is asked and in whatever order it is typed: nothing hidden is among the answers, and one pass decides', () => {
  const property = fc.property(
    anyForm,
    fc.array(fc.tuple(fc.nat(), anAnswer), { maxLength: 40 }),
    (form, typing) => {
      const questions = form.sections[0]!.questions
      const typed: Record<string, unknown> = {}
      for (const [place, value] of typing) {
        typed[questions[place % questions.length]!.id] = value
        const { answers, asked } = shownOf(form, typed)
        for (const question of questions) {
          const isShown = holds(question.show, answers)
          expect(asked.includes(question.id)).toBe(isShown)
          if (!isShown) expect(answers).not.toHaveProperty(question.id)
        }
        expect(shownOf(form, answers)).toEqual(shownOf(form, typed))
      }
      const last = shownOf(form, typed)
      const inOneGo = shownOf(form, Object.fromEntries(Object.entries(typed).toReversed()))
      expect(inOneGo).toEqual(last)
    },
  )
  fc.assert(property, { seed: 20270315, numRuns: 300 })
})
