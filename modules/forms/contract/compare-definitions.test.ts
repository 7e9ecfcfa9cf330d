import { expect, test } from 'vitest'
import { differencesBetween } from './compare-definitions.ts'
import type { Question } from './definition.ts'
import { asks, choice, formOf, isYes, page } from './definition.test-forms.ts'

const [a, b, c] = [asks('yesNo'), asks('one'), asks('text')]
const before = formOf(a, b, c)
const found = (...questions: Question[]) =>
  differencesBetween(before, formOf(...questions)).map(({ kind, id, weight }) => [kind, id, weight])

test('two versions that say the same do not differ, whatever order their members have', () => {
  expect(found(a, b, c)).toEqual([])
  const turned = Object.fromEntries(Object.entries(b).toReversed()) as unknown as Question
  expect(found(a, turned, c)).toEqual([])
  expect(found(a, b, { ...c, label: { ...c.label, confirm: 'fr' } })).toEqual([])
})

test('each difference says what it means for those who have begun', () => {
  const optional = asks('text')
  const demanded = asks('text', { required: true })
  expect(found(a, b, c, optional)).toEqual([['added', optional.id, 'addition']])
  expect(found(a, b, c, demanded)).toEqual([['added', demanded.id, 'breaksDrafts']])
  expect(found(a, b)).toEqual([['retired', c.id, 'breaksDrafts']])
  expect(found(a, b, { ...c, required: true })).toEqual([['required', c.id, 'breaksDrafts']])
  expect(found(a, b, { ...c, limits: { maxLength: 9 } })).toEqual([
    ['limits', c.id, 'breaksDrafts'],
  ])
  expect(found(a, b, { ...c, show: isYes(a.id) })).toEqual([['show', c.id, 'condition']])
  expect(found(a, { ...b, options: [choice('a')] }, c)).toEqual([['options', b.id, 'breaksDrafts']])
  expect(found(a, { ...b, effects: ['openTask'], effectsOn: ['a'] }, c)).toEqual([
    ['effects', b.id, 'effect'],
  ])
  const more = [choice('a'), choice('b'), choice('c')]
  expect(found(a, { ...b, options: more }, c)).toEqual([['options', b.id, 'addition']])
})

test('a demanded answer within a group affects drafts only when the group was there', () => {
  const inner = asks('text', { required: true })
  const group = asks('group', { questions: [inner] as never })
  expect(found(a, b, c, group)).toEqual([
    ['added', group.id, 'addition'],
    ['added', inner.id, 'addition'],
  ])
  expect(found(a, b, c, { ...group, required: true })).toEqual([
    ['added', group.id, 'breaksDrafts'],
    ['added', inner.id, 'addition'],
  ])
  const more = asks('text', { required: true })
  const larger = { ...group, questions: [inner, more] as never }
  expect(
    differencesBetween(formOf(group), formOf(larger)).map(({ kind, id, weight }) => [
      kind,
      id,
      weight,
    ]),
  ).toEqual([['added', more.id, 'breaksDrafts']])
})

test('other words are told by language', () => {
  const reworded = { ...c, label: { ...c.label, fr: 'Autrement' } }
  expect(differencesBetween(before, formOf(a, b, reworded))).toMatchObject([
    { kind: 'reworded', languages: ['fr'], weight: 'wording', before: c.label },
  ])
})

test('of questions that changed places the fewest are told', () => {
  expect(found(c, a, b)).toEqual([['moved', c.id, 'layout']])
  const two = { sections: [page('one', [a, b]), page('two', [c])] }
  expect(differencesBetween(before, two).map(({ kind, id }) => [kind, id])).toEqual([
    ['added', 'two'],
    ['moved', c.id],
  ])
})
