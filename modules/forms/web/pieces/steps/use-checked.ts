import { use, useState } from 'react'
import type { Answers } from '../../../contract/conditions.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useLabelOf } from '../form/use-label.ts'
import type { FormKind } from '../form-kind.ts'
import { useErrorWords } from '../words/use-words.ts'
import { checkStep, wrongWith } from './check-step.ts'
import type { Step } from './steps.ts'

interface Judged {
  kind: FormKind
  state: DraftState
  step: Step
  answers: Answers
}

/** What is wrong with a page that is tried out, said from the first attempt to go on. */
export function useChecked({ kind, state, step, answers }: Judged) {
  const errorWords = useErrorWords('forms')
  const labelOf = useLabelOf(kind)
  const [attempt, setAttempt] = useState(0)
  const [tried, setTried] = useState<readonly string[]>([])
  const pages = use(kind.pages())
  const found = checkStep(step, { kind, pages, draft: state.draft, answers })
  const errors: Record<string, string> = {}
  for (const [path, [first]] of Object.entries(wrongWith(found, tried)))
    if (first) errors[path] = errorWords(first, labelOf(state, path), path)
  const isRight = () => {
    setAttempt((count) => count + 1)
    setTried(step.questions.map(({ id }) => id))
    return Object.keys(found).length === 0
  }
  return { errors, attempt, isRight }
}
