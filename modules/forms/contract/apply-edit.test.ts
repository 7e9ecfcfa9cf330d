import { describe, expect, test } from 'vitest'
import { applyEdit, EditRefused } from './apply-edit.ts'
import { asks, asksCity, isYes, page, words } from './definition.test-forms.ts'
import type { Edit } from './edits.ts'

const first = asks('yesNo')
const second = asks('text', { show: isYes(first.id) })
const group = asks('group', { questions: [asks('text')] as never })
const form = { sections: [page('one', [first, second]), page('two', [group])] }

const refusal = (edit: Edit) => {
  try {
    applyEdit(form, edit)
  } catch (error) {
    if (error instanceof EditRefused) return { code: error.code, about: error.about }
    throw error
  }
  return null
}

test('the definition before stays as it is', () => {
  const before = JSON.stringify(form)
  applyEdit(form, { do: 'changeQuestion', id: first.id, label: words('Otherwise') })
  expect(JSON.stringify(form)).toBe(before)
})

test('what a change does not name stays, and null takes away', () => {
  const changed = applyEdit(form, { do: 'changeQuestion', id: second.id, show: null })
  expect(changed.sections[0]?.questions[1]).toEqual({ ...second, show: undefined })
  const required = applyEdit(form, { do: 'changeQuestion', id: second.id, required: true })
  expect(required.sections[0]?.questions[1]).toEqual({ ...second, required: true })
})

test('a question moves to another page, to the front and after another one', () => {
  const spot = { do: 'moveQuestion', id: second.id, into: 'two' } as const
  const idsOf = (after: string | null) =>
    applyEdit(form, { ...spot, after }).sections[1]?.questions.map(({ id }) => id)
  expect(idsOf(null)).toEqual([second.id, group.id])
  expect(idsOf(group.id)).toEqual([group.id, second.id])
})

describe('what is refused', () => {
  const both = { question: second.id, other: first.id }
  const cases: [string, Edit, object][] = [
    [
      'a move before the question that is read',
      { do: 'moveQuestion', id: second.id, into: 'one', after: null },
      { code: 'showRefersLater', about: both },
    ],
    [
      'a move of a question behind its reader',
      { do: 'moveQuestion', id: first.id, into: 'one', after: second.id },
      { code: 'showRefersLater', about: both },
    ],
    [
      'to retire a question that is read',
      { do: 'retireQuestion', id: first.id },
      { code: 'usedInShow', about: both },
    ],
    [
      'a condition on itself',
      { do: 'changeQuestion', id: first.id, show: isYes(first.id) },
      { code: 'showRefersLater', about: { question: first.id, other: first.id } },
    ],
    [
      'a key twice',
      { do: 'addQuestion', question: first, into: 'two', after: null },
      { code: 'keyTaken', about: {} },
    ],
    [
      'a group in a group',
      { do: 'addQuestion', question: asks('group'), into: group.id, after: null },
      { code: 'groupInGroup', about: {} },
    ],
    [
      'a field in a group',
      { do: 'addQuestion', question: asksCity, into: group.id, after: null },
      { code: 'groupInGroup', about: {} },
    ],
    [
      'a page with questions to go',
      { do: 'removeSection', id: 'one' },
      { code: 'sectionNotEmpty', about: {} },
    ],
    [
      'a place that is not there',
      { do: 'moveSection', id: 'one', after: 'nine' },
      { code: 'unknownPlace', about: {} },
    ],
  ]
  test.each(cases)('%s', (_, edit, expected) => {
    expect(refusal(edit)).toEqual(expected)
  })
})

test('a page may not stand before what it reads', () => {
  const shown = {
    sections: [page('one', [first]), page('two', [asks('text')], { show: isYes(first.id) })],
  }
  expect(() => applyEdit(shown, { do: 'moveSection', id: 'two', after: null })).toThrow(
    'showRefersLater',
  )
})
