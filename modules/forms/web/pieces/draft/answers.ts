import type { Field, FieldKind } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { fromInput, toInput } from '#kit/web/form/field-values.ts'
import type { Answers } from '../../../contract/conditions.ts'
import type { TypedAnswers } from '../../../contract/form-draft.ts'
import type { EntryKind } from '../../../contract/kinds.ts'
import type { PublicForm, PublicQuestion } from '../../../contract/public-form.ts'
import type { Entry } from '../../../contract/shown.ts'
import { dayOf } from './day-parts.ts'

/** What inputs hold, by the key of their question. */
export type Typed = Readonly<Record<string, unknown>>

const figures: Partial<Record<EntryKind, FieldKind>> = {
  number: 'decimal',
  money: 'money',
  percent: 'percent',
  integer: 'integer',
}

/** How an input of a kind spells what it holds; only figures differ from what is sent. */
const fieldFor = ({ kind }: Pick<PublicQuestion, 'kind'>) =>
  ({ kind: figures[kind] ?? 'text' }) as Field

const isFigure = ({ kind }: Pick<PublicQuestion, 'kind'>) => figures[kind] !== undefined

export const questionsIn = ({ sections }: PublicForm): PublicQuestion[] =>
  sections.flatMap(({ questions }) => questions)

export const protectedIn = (form: PublicForm): ReadonlySet<string> =>
  new Set(
    questionsIn(form)
      .filter((each) => each.isProtected)
      .map(({ id }) => id),
  )

/** An answer in words or figures, as typed; empty when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the server keeps, as inputs hold it. */
export function typedFrom(answers: TypedAnswers, form: PublicForm, language: Language): Typed {
  const known = questionsIn(form).filter(({ id }) => answers[id] !== undefined)
  return Object.fromEntries(
    known.map((question) => [question.id, inputOf(question, answers[question.id], language)]),
  )
}

function inputOf(question: PublicQuestion, value: unknown, language: Language): unknown {
  if (question.kind === 'group')
    return entriesOf(question, value, (inner, each) => inputOf(inner, each, language))
  return isFigure(question) ? toInput(fieldFor(question), value, language) : value
}

/** One answer as it is sent: nothing entered is null, numbers have a point. */
export function sentOf(question: PublicQuestion, value: unknown, language: Language): unknown {
  if (question.kind === 'group')
    return entriesOf(question, value, (inner, each) => sentOf(inner, each, language))
  if (isFigure(question)) return fromInput(fieldFor(question), value ?? null, language)
  if (question.kind === 'date') return dayOf(textOf(value)) || null
  return typeof value === 'string' && value.trim() === '' ? null : (value ?? null)
}

function entriesOf(
  { questions = [] }: PublicQuestion,
  value: unknown,
  convert: (question: PublicQuestion, value: unknown) => unknown,
): Entry[] {
  const entries = Array.isArray(value) ? (value as Entry[]) : []
  return entries.map(({ item, answers }) => ({
    item,
    answers: Object.fromEntries(
      questions
        .filter(({ id }) => answers[id] !== undefined)
        .map((question) => [
          question.id,
          convert(question as PublicQuestion, answers[question.id]),
        ]),
    ),
  }))
}

/** All answers as they would be sent, with the files that were sent for their questions. */
export function answersOf(
  typed: Typed,
  {
    form,
    language,
    files,
  }: {
    form: PublicForm
    language: Language
    files: readonly { id: string; kind: string }[]
  },
): Answers {
  return Object.fromEntries(
    questionsIn(form).map((question) => {
      const { id } = question
      if (question.kind === 'file')
        return [id, files.filter(({ kind }) => kind === id).map((file) => file.id)]
      return [id, sentOf(question, typed[id], language)]
    }),
  )
}

/** The answers of the keys, as the server takes them. */
export function answersToSend(
  typed: Typed,
  keys: Iterable<string>,
  { form, language }: { form: PublicForm; language: Language },
): TypedAnswers {
  const wanted = new Set(keys)
  return Object.fromEntries(
    questionsIn(form)
      .filter(({ id }) => wanted.has(id))
      .map((question) => [question.id, sentOf(question, typed[question.id], language)]),
  ) as TypedAnswers
}

/** Figures in the other language's way of writing, so that `1,234` never changes its value. */
export function respelled(typed: Typed, form: PublicForm, [from, to]: [Language, Language]): Typed {
  const known = new Map(questionsIn(form).map((question) => [question.id, question]))
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => {
      const question = known.get(key)
      return [key, question ? respelledAnswer(question, value, [from, to]) : value]
    }),
  )
}

function respelledAnswer(
  question: PublicQuestion,
  value: unknown,
  languages: [Language, Language],
): unknown {
  if (question.kind === 'group')
    return entriesOf(question, value, (inner, each) => respelledAnswer(inner, each, languages))
  if (!isFigure(question)) return value
  const sent = fromInput(fieldFor(question), value, languages[0])
  return /^-?\d+(\.\d+)?$/.test(String(sent))
    ? toInput(fieldFor(question), sent, languages[1])
    : value
}
