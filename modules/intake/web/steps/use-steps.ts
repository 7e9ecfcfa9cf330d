import { useMemo } from 'react'
import { useLanguage } from '#kit/web/language.ts'
import { useGo } from '#kit/web/go.ts'
import type { Draft } from '../../contract/intake.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { checkStep } from './check-step.ts'
import { screenOf, stepsOf, type Step } from './steps.ts'

/** The pages with what is still wrong on each, and how far one may go. */
export function useSteps({ draft, typed }: DraftState) {
  const language = useLanguage()
  return useMemo(() => {
    const steps = stepsOf(draft)
    const isDone = steps.map(
      (step) => Object.keys(checkStep(step, { draft, typed, language })).length === 0,
    )
    const open = isDone.indexOf(false)
    return { steps, isDone, reached: open === -1 ? steps.length - 1 : open }
  }, [draft, typed, language])
}

interface Going {
  replace?: boolean
  /** Come back to the check when the page is done. */
  fromCheck?: boolean
}

export const queryOf = (step: Step, { fromCheck }: Going = {}) =>
  fromCheck ? { step: step.id, from: 'check' } : { step: step.id }

/** `goTo(step)`: to a page of this form, wherever it lives. */
export function useGoToStep(draft: Draft) {
  const go = useGo()
  return (step: Step, going: Going = {}) =>
    void go(screenOf(draft.side, step.screen), {
      query: queryOf(step, going),
      replace: going.replace ?? false,
    })
}
