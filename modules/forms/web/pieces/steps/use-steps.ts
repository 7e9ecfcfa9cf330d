import { use, useMemo } from 'react'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import { checkStep } from './check-step.ts'
import { screenOf, stepsOf, type Step } from './steps.ts'

/** The pages with what is still wrong on each, and how far one may go. */
export function useSteps<D extends AnyDraft>(kind: FormKind<D>, state: DraftState<D>) {
  const language = useLanguage()
  const checkTitle = useWords()('check.title')
  const { form, typed, draft } = state
  const pages = use(kind.pages())
  return useMemo(() => {
    const asked = stepsOf(kind, { form, typed, draft }, { language, checkTitle })
    const { steps, answers } = asked
    const isDone = steps.map(
      (step) => Object.keys(checkStep(step, { kind, pages, draft, answers })).length === 0,
    )
    const open = isDone.indexOf(false)
    return { ...asked, pages, isDone, reached: open === -1 ? steps.length - 1 : open }
  }, [kind, pages, form, typed, draft, language, checkTitle])
}

interface Going {
  replace?: boolean
  /** Come back to the check when the page is done. */
  fromCheck?: boolean
}

export const queryOf = ({ id }: Pick<Step, 'id'>, { fromCheck }: Going = {}) =>
  fromCheck ? { step: id, from: 'check' } : { step: id }

/** `goTo(step)`: to a page of this form, wherever it lives. */
export function useGoToStep<D extends AnyDraft>(kind: FormKind<D>) {
  const go = useGo()
  return (step: Pick<Step, 'id' | 'place'>, going: Going = {}) =>
    void go(screenOf(kind, step.place), {
      query: queryOf(step, going),
      replace: going.replace ?? false,
    })
}
