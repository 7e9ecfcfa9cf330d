import type { Answers } from '../../../contract/conditions.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { canGrow, shownOf } from '../../../contract/shown.ts'
import { answersOf } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import type { Language } from '#kit/contract/strings.ts'

/** One page of the form: a tight group of questions, or at the end the check of all of them. */
export interface Step {
  id: string
  place: string
  title: string
  intro: string
  questions: readonly PublicQuestion[]
}

export const checkStepId = 'check'

/** What is asked, given the answers so far. */
export interface Asked {
  steps: readonly Step[]
  /** To what is asked alone, as they would be sent. */
  answers: Answers
  /** An answer that is still missing can add pages: how many there are is not known yet. */
  canGrow: boolean
}

/** The pages of a form as its answers open them; none for documents when none is asked for. */
export function stepsOf<D extends AnyDraft>(
  kind: FormKind<D>,
  { form, typed, draft }: Pick<DraftState<D>, 'form' | 'typed' | 'draft'>,
  { language, checkTitle }: { language: Language; checkTitle: string },
): Asked {
  const files = draft.documents
  const shown = shownOf(form, answersOf(typed, { form, language, files }))
  const { sections, answers } = shown
  const hasDocuments = kind.documents(draft).length > 0
  const pages = sections
    .map(({ id, place, title, intro, questions }) => ({
      id,
      place,
      title,
      intro,
      questions: questions.filter((each) => each.kind !== 'documents' || hasDocuments),
    }))
    .filter(({ questions }) => questions.length > 0)
  // The screens follow one another, whatever order the sections were put in.
  const inOrder = kind.places.flatMap(({ id }) => pages.filter(({ place }) => place === id))
  const last = kind.places.at(-1)?.id ?? ''
  const check = { id: checkStepId, place: last, title: checkTitle, intro: '', questions: [] }
  return { steps: [...inOrder, check], answers, canGrow: canGrow(form, shown) }
}

export const screenOf = <D extends AnyDraft>({ places }: FormKind<D>, place: string) =>
  (places.find(({ id }) => id === place) ?? places[0]!).screen

/** Which page asks for an answer, by the server's path of it: `position.startOn`, `documents.jobOffer`. */
export const stepOfPath = (steps: readonly Step[], path: string): Step | undefined =>
  steps.find(({ questions }) =>
    questions.some(({ id }) => path === id || path.startsWith(`${id}.`)),
  )
