import { useState } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import type { FormErrors } from '#kit/web/form/check-form.ts'
import { useProblemTitle } from '#kit/web/page-title.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { saveNow } from '../draft/save-draft.ts'
import type { FormKind } from '../form-kind.ts'
import { checkStep, wrongWith } from '../steps/check-step.ts'
import type { Step } from '../steps/steps.ts'
import { useGoToStep, useSteps } from '../steps/use-steps.ts'
import { useErrorWords, useWords } from '../words/use-words.ts'
import { focusAnswer, type SummaryLine } from './ErrorSummary.tsx'
import { useLabelOf } from './use-label.ts'

/** What a page of questions knows and does: checked when one goes on, then with every answer. */
export function useStepPage(kind: FormKind, state: DraftState, step: Step) {
  const { draft } = state
  const { answers, pages } = useSteps(kind, state)
  /** The questions that there were when one last went on. */
  const [tried, setTried] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const labelOf = useLabelOf(kind)
  const found = checkStep(step, { kind, pages, draft, answers })
  const errors = useWordsOf(kind, state, wrongWith(found, tried))
  const goNext = useGoNext(kind, state, step)
  useProblemTitle(Object.keys(errors).length > 0)

  const goOn = async () => {
    const keys = step.questions.map(({ id }) => id)
    setTried(keys)
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1)
    void saveNow(kind)
    const lookAt = await pages.mayLeave?.(state, keys)
    if (lookAt) return document.getElementById(lookAt)?.focus()
    goNext()
  }

  const lines: SummaryLine[] = Object.entries(errors).map(([path, message]) => ({
    path,
    message,
    label: labelOf(state, path),
    follow: () => focusAnswer(inputId(path)),
  }))
  return { answers, errors, lines, attempt, goOn }
}

function useWordsOf(kind: FormKind, state: DraftState, found: FormErrors) {
  const labelOf = useLabelOf(kind)
  const errorWords = useErrorWords(kind.namespace, kind.asks)
  const words = useWords()
  return Object.fromEntries(
    Object.entries(found).map(([path, [first]]) => [
      path,
      path.startsWith('documents.') || !first
        ? words('documents.missing')
        : errorWords(first, labelOf(state, path), path),
    ]),
  )
}

/** The next page; back to the check when one came from there to change something. */
function useGoNext(kind: FormKind, state: DraftState, step: Step) {
  const { steps } = useSteps(kind, state)
  const go = useGoToStep(kind)
  const isFromCheck = useSearchParameters()['from'] === 'check'
  return () => {
    const at = steps.findIndex(({ id }) => id === step.id)
    const next = isFromCheck ? steps.at(-1) : steps[at + 1]
    if (next) go(next)
  }
}
