import { describe, expect, test } from 'vitest'
import { bringForward } from './bring-forward.ts'
import type { Question } from './definition.ts'
import { asks, choice, formOf, isYes } from './definition.test-forms.ts'
import { projectForm } from './project.ts'
import { rewordedBetween, type ConfirmedIn } from './reworded.ts'

const publicForm = (questions: readonly Question[]) =>
  projectForm(formOf(...questions), { catalogue: [], language: 'en' })

interface Begun {
  answers: Record<string, unknown>
  setAside?: Record<string, unknown>
  confirmedIn?: ConfirmedIn
}

const between = (
  { confirmedIn = {}, ...typed }: Begun,
  before: readonly Question[],
  after: readonly Question[],
) =>
  bringForward(typed, {
    from: publicForm(before),
    to: publicForm(after),
    formats: {},
    reworded: rewordedBetween(formOf(...before), formOf(...after)),
    confirmedIn,
  })

const text = asks('text')
const one = asks('one')
const statement = asks('statement', { required: true })
const answers = { [text.id]: 'Here', [one.id]: 'a', [statement.id]: true }
const forward = (...questions: Question[]) =>
  between({ answers }, [text, one, statement], questions)

test('what fits stays', () => {
  expect(forward(text, one, statement)).toEqual({
    answers,
    setAside: {},
    retired: [],
    reopened: [],
    added: [],
  })
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

describe('a statement that was confirmed', () => {
  const confirmed = { answers: { [statement.id]: true } }
  const to = (label: Question['label']) => [{ ...statement, label }]
  const { en, fr } = statement.label
  const isKept = (begun: Begun, label: Question['label']) =>
    statement.id in between(begun, [statement], to(label)).answers

  test('is confirmed again when the words change in which it was', () => {
    const inFrench: Begun = { ...confirmed, confirmedIn: { [statement.id]: 'fr' } }
    expect(isKept(inFrench, { en, fr: 'Je le jure' })).toBe(false)
    expect(isKept(inFrench, { en: 'I do swear', fr })).toBe(true)
  })

  test('is confirmed again when either changes and nobody knows in which', () => {
    expect(isKept(confirmed, { en, fr: 'Je le jure' })).toBe(false)
    expect(isKept(confirmed, { en: 'I do swear', fr })).toBe(false)
    expect(isKept(confirmed, { en, fr })).toBe(true)
  })
})

describe('what comes back', () => {
  test('brings its answer along, once, and is nothing new', () => {
    const aside = { answers: {}, setAside: { [text.id]: 'Here' } }
    expect(between(aside, [one], [one, text])).toEqual({
      answers: { [text.id]: 'Here' },
      setAside: {},
      retired: [],
      reopened: [],
      added: [],
    })
  })

  test('keeps what was set aside where its kind does not fit, or something else was answered since', () => {
    const setAside = { [text.id]: 'Here' }
    const number = asks('scale5', { id: text.id })
    expect(between({ answers: {}, setAside }, [one], [one, number])).toMatchObject({
      answers: {},
      setAside,
    })
    const answered = { answers: { [text.id]: 'There' }, setAside }
    expect(between(answered, [text], [text, one])).toMatchObject({
      answers: { [text.id]: 'There' },
      setAside,
    })
  })

  test('is confirmed anew where it is a statement', () => {
    const aside = { answers: {}, setAside: { [statement.id]: true } }
    expect(between(aside, [one], [one, statement]).answers).toEqual({})
  })
})

describe('within a repeated group', () => {
  const [what, price, sworn] = [asks('text'), asks('scale5'), asks('statement')]
  const group = (...questions: Question[]) => [asks('group', { id: 'qgroupgroup', questions })]
  const entry = (item: string, inside: object) => ({ item, answers: inside })
  const begun = {
    answers: {
      qgroupgroup: [
        entry('a', { [what.id]: 'Shoes', [price.id]: 3, [sworn.id]: true }),
        entry('b', { [what.id]: 'Knives' }),
      ],
    },
  }

  test('a question that is retired is named, set aside, and comes back entry by entry', () => {
    const moved = between(begun, group(what, price), group(price))
    expect(moved.answers['qgroupgroup']).toMatchObject([
      entry('a', { [price.id]: 3 }),
      entry('b', {}),
    ])
    expect(moved.retired).toContain(`qgroupgroup.${what.id}`)
    const back = between(moved, group(price), group(price, what))
    expect(back.answers['qgroupgroup']).toMatchObject([
      entry('a', { [what.id]: 'Shoes', [price.id]: 3 }),
      entry('b', { [what.id]: 'Knives' }),
    ])
    expect(back).toMatchObject({ added: [], reopened: [] })
    expect(back.setAside).not.toHaveProperty([`qgroupgroup.${what.id}`])
  })

  test('a statement that reads otherwise is confirmed again', () => {
    const otherwise = { ...sworn, label: { en: sworn.label.en, fr: 'Je le jure' } }
    const path = `qgroupgroup.a.${sworn.id}`
    const moved = between(begun, group(what, sworn), group(what, otherwise))
    expect(moved.reopened).toEqual(['one'])
    expect(moved.answers['qgroupgroup']).toMatchObject([{ answers: { [what.id]: 'Shoes' } }, {}])
    expect(JSON.stringify(moved.answers)).not.toContain(sworn.id)
    const inEnglish = { ...begun, confirmedIn: { [path]: 'en' as const } }
    expect(between(inEnglish, group(what, sworn), group(what, otherwise)).reopened).toEqual([])
  })

  test('a limit that an answer no longer meets opens its page, a new question names it', () => {
    const tighter = { ...what, limits: { maxLength: 2 } }
    expect(between(begun, group(what), group(tighter))).toMatchObject({ reopened: ['one'] })
    expect(between(begun, group(what), group(what, asks('text')))).toMatchObject({ added: ['one'] })
  })
})
