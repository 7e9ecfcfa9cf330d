import { useState } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import type { FormErrors } from '#kit/web/form/check-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useProblemTitle } from '#kit/web/page-title.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { saveNow } from '../draft/save-draft.ts'
import { openApplicationOf } from '../pages/person-check.ts'
import { checkStep } from '../steps/check-step.ts'
import type { Step } from '../steps/steps.ts'
import { useGoToStep, useSteps } from '../steps/use-steps.ts'
import { useErrorWords, useWords } from '../words/use-words.ts'
import { focusAnswer, type SummaryLine } from './ErrorSummary.tsx'
import { useLabelOf } from './use-label.ts'

/** What a page of questions knows and does: checked when one goes on, then with every answer. */
export function useStepPage(state: DraftState, step: Step) {
  const { draft, typed } = state
  const language = useLanguage()
  const [wasTried, setTried] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const labelOf = useLabelOf()
  const found = checkStep(step, { draft, typed, language })
  const errors = useWordsOf(wasTried ? found : {})
  const goNext = useGoNext(state, step)
  useProblemTitle(Object.keys(errors).length > 0)

  const goOn = async () => {
    setTried(true)
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1)
    void saveNow(draft.side)
    if (step.id === 'person' && (await openApplicationOf(state, language)))
      return document.getElementById('open-application')?.focus()
    goNext()
  }

  const lines: SummaryLine[] = Object.entries(errors).map(([path, message]) => ({
    path,
    message,
    label: labelOf(draft, path),
    follow: () => focusAnswer(inputId(path)),
  }))
  return { errors, lines, attempt, goOn }
}

function useWordsOf(found: FormErrors): Record<string, string> {
  const errorWords = useErrorWords()
  const words = useWords()
  return Object.fromEntries(
    Object.entries(found).map(([path, [first]]) => [
      path,
      path.startsWith('documents.') || !first ? words('documents.missing') : errorWords(first),
    ]),
  )
}

/** The next page; back to the check when one came from there to change something. */
function useGoNext(state: DraftState, step: Step) {
  const { steps } = useSteps(state)
  const go = useGoToStep(state.draft)
  const isFromCheck = useSearchParameters()['from'] === 'check'
  return () => {
    const next = isFromCheck ? steps.at(-1) : steps[steps.indexOf(step) + 1]
    if (next) go(next)
  }
}
