import type { Language } from '#kit/contract/strings.ts'
import type { PublicForm } from '../contract/public-form.ts'
import { pathWithin, type ConfirmedIn } from '../contract/reworded.ts'
import type { Entry } from '../contract/shown.ts'

type Answers = Readonly<Record<string, unknown>>

interface Confirming {
  form: PublicForm
  before: { answers: Answers; confirmedIn: ConfirmedIn }
  answers: Answers
  /** In which the statements were read. */
  language: Language
}

/** In which language each statement is confirmed: that in which it was first, until it no longer is. */
export function confirmedNow({ form, before, answers, language }: Confirming): ConfirmedIn {
  const known = new Set(confirmedPaths(form, before.answers))
  return Object.fromEntries(
    confirmedPaths(form, answers).flatMap((path) => {
      const first = known.has(path) ? before.confirmedIn[path] : language
      return first ? [[path, first]] : []
    }),
  )
}

const confirmedPaths = ({ sections }: PublicForm, answers: Answers): string[] =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, kind, questions = [] }) => {
      if (kind === 'statement') return answers[id] === true ? [id] : []
      const statements = questions.filter((each) => each.kind === 'statement')
      const entries =
        statements.length && Array.isArray(answers[id]) ? (answers[id] as Entry[]) : []
      return entries.flatMap(({ item, answers: inside }) =>
        statements
          .filter((each) => inside[each.id] === true)
          .map((each) => pathWithin(id, item, each.id)),
      )
    })
