import { complaintsAbout } from './check-form.ts'
import type { Formats } from './check-answer.ts'
import { isAnswered, type Answers } from './conditions.ts'
import type { PublicForm, PublicQuestion } from './public-form.ts'
import { pathWithin } from './reworded.ts'
import { shownInEntry, type Entry, type Shown } from './shown.ts'

interface Carried {
  /** As they are kept, whether or not they are asked now. */
  answers: Answers
  /** Questions, and groups with some, that are to be confirmed again. */
  unsaid: ReadonlySet<string>
  formats: Formats
}

/** The sections with something to confirm, or an answer that no longer fits. */
export function reopenedIn(
  shown: Shown<PublicForm['sections'][number]>,
  { answers, unsaid, formats }: Carried,
): string[] {
  return shown.sections
    .filter(({ questions }) => {
      const wrong = new Set(Object.keys(complaintsAbout(questions, shown.answers, formats)))
      const misfits = (question: PublicQuestion, value: unknown, path: string): boolean =>
        lacksOption(question, value) ||
        (isAnswered(value) && wrong.has(path)) ||
        entriesOf(question, value).some((entry) =>
          shownInEntry(question, entry, shown.answers).some((inner) => {
            const at = pathWithin(question.id, entry.item, inner.id)
            return misfits(inner, entry.answers[inner.id], at)
          }),
        )
      return questions.some(
        (question) =>
          unsaid.has(question.id) || misfits(question, answers[question.id], question.id),
      )
    })
    .map(({ id }) => id)
}

const entriesOf = ({ kind }: PublicQuestion, value: unknown): readonly Entry[] =>
  kind === 'group' && Array.isArray(value) ? (value as Entry[]) : []

/** Whether something was chosen that can no longer be. */
function lacksOption({ kind, options = [] }: PublicQuestion, value: unknown): boolean {
  if ((kind !== 'one' && kind !== 'many') || !isAnswered(value)) return false
  return [value].flat().some((chosen) => !options.some(({ id }) => id === chosen))
}
