import { describe, expect, test } from 'vitest'
import { bringForward } from './bring-forward.ts'
import type { Question } from './definition.ts'
import { asks, choice, formOf, isYes } from './definition.test-forms.ts'
import { projectForm } from './project.ts'

const publicForm = (...questions: Question[]) =>
  projectForm(formOf(...questions), { catalogue: [], language: 'en' })

const text = asks('text')
const one = asks('one')
const statement = asks('statement', { required: true })
const before = publicForm(text, one, statement)
const answers = { [text.id]: 'Here', [one.id]: 'a', [statement.id]: true }
const forward = (...questions: Question[]) =>
  bringForward(answers, { from: before, to: publicForm(...questions), formats: {} })

test('what fits stays', () => {
  expect(forward(text, one, statement)).toEqual({ answers, setAside: {}, reopened: [], added: [] })
})

describe('each change of a question', () => {
  test('gone: its answer is set aside', () => {
    const moved = forward(one, statement)
    expect(moved.setAside).toEqual({ [text.id]: 'Here' })
    expect(moved.answers).not.toHaveProperty(text.id)
  })

  test('of another kind: its answer is set aside', () => {
    expect(forward(asks('date', { id: text.id }), one, statement).setAside).toEqual({
      [text.id]: 'Here',
    })
  })

  test('a choice gone, a tighter limit: the answer stays and its page opens again', () => {
    const fewer = forward(text, { ...one, options: [choice('b')] }, statement)
    expect(fewer).toMatchObject({ answers, setAside: {}, reopened: ['one'] })
    const tighter = forward({ ...text, limits: { maxLength: 2 } }, one, statement)
    expect(tighter).toMatchObject({ answers, reopened: ['one'] })
  })

  test('a statement reworded: it is confirmed again', () => {
    const otherwise = { ...statement, label: { en: 'I do swear', fr: 'Je jure' } }
    const moved = forward(text, one, otherwise)
    expect(moved.answers).not.toHaveProperty(statement.id)
    expect(moved.reopened).toEqual(['one'])
  })

  test('a new question: its page is named, unless it is not shown', () => {
    expect(forward(text, one, statement, asks('text')).added).toEqual(['one'])
    const no = asks('yesNo')
    const hidden = forward(text, one, statement, no, asks('text', { show: isYes(no.id) }))
    expect(hidden.added).toEqual(['one'])
  })
})
