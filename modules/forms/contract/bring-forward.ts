import { complaintsAbout } from './check-form.ts'
import type { Formats } from './check-answer.ts'
import { isAnswered, type Answers } from './conditions.ts'
import type { PublicForm, PublicQuestion } from './public-form.ts'
import { shownOf } from './shown.ts'

/** A draft that was begun under one version, under another. */
export interface BroughtForward {
  answers: Record<string, unknown>
  /** Answers to questions that are no longer asked; they go with the draft. */
  setAside: Record<string, unknown>
  /** Sections that need another look: an answer does not fit any more, or a statement reads otherwise. */
  reopened: string[]
  /** Sections with questions that were not there before. */
  added: string[]
}

/**
 * Carries answers over by the key of their question. What fits stays; what does not is kept as it is
 * and its page opened again; statements whose words changed are to be confirmed again.
 */
export function bringForward(
  answers: Answers,
  { from, to, formats }: { from: PublicForm; to: PublicForm; formats: Formats },
): BroughtForward {
  const old = new Map(
    from.sections.flatMap((each) => each.questions).map((each) => [each.id, each]),
  )
  const now = new Map(to.sections.flatMap((each) => each.questions).map((each) => [each.id, each]))
  const kept: Record<string, unknown> = {}
  const setAside: Record<string, unknown> = {}
  const unsaid = new Set<string>()
  for (const [key, value] of Object.entries(answers)) {
    const question = now.get(key)
    const was = old.get(key)
    if (!question || (was && was.kind !== question.kind)) setAside[key] = value
    else if (question.kind === 'statement' && was && was.label !== question.label) unsaid.add(key)
    else kept[key] = value
  }
  const shown = shownOf(to, kept)
  const reopened = shown.sections.filter(({ questions }) => {
    const complaints = complaintsAbout(questions, shown.answers, formats)
    return questions.some(
      (question) =>
        unsaid.has(question.id) ||
        lacksOption(question, kept[question.id]) ||
        (isAnswered(kept[question.id]) && complaints[question.id] !== undefined),
    )
  })
  const added = shown.sections.filter(({ questions }) => questions.some(({ id }) => !old.has(id)))
  return {
    answers: kept,
    setAside,
    reopened: reopened.map(({ id }) => id),
    added: added.map(({ id }) => id),
  }
}

/** Whether something was chosen that can no longer be. */
function lacksOption({ kind, options = [] }: PublicQuestion, value: unknown): boolean {
  if ((kind !== 'one' && kind !== 'many') || !isAnswered(value)) return false
  return [value].flat().some((chosen) => !options.some(({ id }) => id === chosen))
}
