import { expect, test } from 'vitest'
import { complaintsAbout } from './check-form.ts'
import { differencesBetween } from './compare-definitions.ts'
import { asks, choice, formOf } from './definition.test-forms.ts'
import { projectForm } from './project.ts'
import { findingsIn } from './publishing.ts'

const none = { ...choice('none'), exclusive: true as const }
const supports = asks('many', { id: 'qsupports00', options: [choice('a'), choice('b'), none] })

const complaint = (value: unknown, question = supports) => {
  const { sections } = projectForm(formOf(question), { catalogue: [], language: 'en' })
  const found = complaintsAbout(sections[0]!.questions, { [question.id]: value }, {})
  return found[question.id]?.map(({ code }) => code)
}

test('a choice that stands alone is refused beside others, and taken alone', () => {
  expect(complaint(['a', 'none'])).toEqual(['standsAlone'])
  expect(complaint(['none'])).toBeUndefined()
  expect(complaint(['a', 'b'])).toBeUndefined()
  expect(complaint(['none', 'gone'])).toEqual(['choice'])
})

test('where nothing stands alone, as in older versions, all go together', () => {
  const older = { ...supports, options: [choice('a'), choice('b'), choice('none')] }
  expect(complaint(['a', 'none'], older)).toBeUndefined()
})

test('it is enough where at least two are asked for, as it stands for all of them', () => {
  const two = { ...supports, limits: { min: '2' } }
  expect(complaint(['none'], two)).toBeUndefined()
  expect(complaint(['a'], two)).toEqual(['tooFew'])
})

test('that a choice stands alone from now on is told as what may upset drafts, the other way not', () => {
  const free = { ...supports, options: [choice('a'), choice('b'), choice('none')] }
  const weights = (before: typeof supports, after: typeof supports) =>
    differencesBetween(formOf(before), formOf(after)).map(({ kind, weight }) => [kind, weight])
  expect(weights(free, supports)).toEqual([['options', 'breaksDrafts']])
  expect(weights(supports, free)).toEqual([['options', 'easing']])
})

test('nothing is looked for with answers that cannot be given together', () => {
  const asksMore = asks('one', {
    id: 'qmoreofthem',
    required: true,
    options: [choice('c', { all: [{ q: supports.id, op: 'hasNone', of: ['none'] }] })],
    show: { all: [{ q: supports.id, op: 'hasAny', of: ['a', 'b'] }] },
  })
  const found = findingsIn(formOf(supports, asksMore), {
    catalogue: [],
    published: null,
    kinds: {},
    neededRoles: [],
    effects: [],
    roles: [],
    formats: {},
    places: ['all'],
    demanded: [],
  })
  expect(found.map(({ code }) => code)).toEqual([])
})
