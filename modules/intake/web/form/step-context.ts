import { createContext, use } from 'react'
import type { Side } from '../../contract/intake.ts'
import { answer } from '../draft/change-draft.ts'
import { draftOf, useDraftOf, type DraftState } from '../draft/draft-state.ts'

interface StepForm {
  side: Side
  /** The words of what is wrong, by path; empty until one has tried to go on. */
  errors: Readonly<Record<string, string>>
}

export const StepContext = createContext<StepForm | null>(null)

/** The page around: its errors, the answers so far, and how to change them. */
export function useStepForm() {
  const form = use(StepContext)
  if (!form) throw new Error('A question outside a page of the form')
  const state = useDraftOf(form.side) as DraftState
  return {
    ...form,
    ...state,
    answer: (key: string, value: unknown) => {
      if (draftOf(form.side)) answer(form.side, { [key]: value })
    },
  }
}
