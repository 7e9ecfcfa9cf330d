import type { Question } from '../../contract/definition.ts'
import type { FormRecord } from '../../contract/forms.endpoints.ts'
import { fieldQuestion } from '../../contract/new-question.ts'
import { formerSpot, spotForNew, type Spot } from '../../contract/places.ts'
import { useEditor } from './editor-context.ts'

/** A question that was asked before, or can be: as it was, or a field in its own words. */
export function askedBefore(
  { retired, catalogue }: Pick<FormRecord, 'retired' | 'catalogue'>,
  id: string,
): Question | null {
  const before = retired.find(({ question }) => question.id === id)
  if (before) return before.question
  const field = catalogue.find(({ name }) => name === id)
  return field ? fieldQuestion(field) : null
}

/** Asks a question again: where it was, or else where a new one goes; and opens it. */
export function useBringingBack() {
  const { form, run, open } = useEditor()
  return async (question: Question, was: Spot | null = null) => {
    const isTaken = await run((now) => {
      const spot =
        was ??
        formerSpot(form.published.definition, now, question.id) ??
        spotForNew(now, form.catalogue)
      return spot && { do: 'addQuestion', question, ...spot }
    })
    if (isTaken) open(question.id)
  }
}
