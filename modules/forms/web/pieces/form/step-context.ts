import { createContext, use } from 'react'
import type { Answers } from '../../../contract/conditions.ts'
import { answer } from '../draft/change-draft.ts'
import { draftOf, type DraftState } from '../draft/draft-state.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'

interface StepForm {
  kind: FormKind
  /** To what is asked, as they would be sent. */
  answers: Answers
  /** The words of what is wrong, by path; empty until one has tried to go on. */
  errors: Readonly<Record<string, string>>
}

export const StepContext = createContext<StepForm | null>(null)

/** The page around: its errors, the answers so far, and how to change them. */
export function useStepForm<D extends AnyDraft = AnyDraft>() {
  const form = use(StepContext)
  if (!form) throw new Error('A question outside a page of the form')
  const kind = form.kind as unknown as FormKind<D>
  const state = kind.store.use() as DraftState<D>
  return {
    ...form,
    ...state,
    kind,
    answer: (given: Record<string, unknown>) => {
      if (draftOf(kind)) answer(kind, given)
    },
  }
}
