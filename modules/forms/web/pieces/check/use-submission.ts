import { useRef, useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useGo } from '#kit/web/go.ts'
import { takeReceipt } from '../draft/change-draft.ts'
import { draftOf, type DraftState } from '../draft/draft-state.ts'
import { readAgain } from '../draft/open-draft.ts'
import { saveNow } from '../draft/save-draft.ts'
import type { SummaryLine } from '../form/ErrorSummary.tsx'
import { useLabelOf } from '../form/use-label.ts'
import type { FormKind } from '../form-kind.ts'
import { checkStep } from '../steps/check-step.ts'
import { stepOfPath } from '../steps/steps.ts'
import { useGoToStep, useSteps } from '../steps/use-steps.ts'
import { useErrorWords, useWords } from '../words/use-words.ts'
import { submissionKey } from './submission-key.ts'

type Wrong = Record<string, string>

/** Sends a form once and for all: everything is saved first, and a second press changes nothing. */
export function useSubmission(kind: FormKind, state: DraftState) {
  const go = useGo()
  const check = useWholeCheck(kind, state)
  const wrongOf = useServerComplaints(kind, state)
  const [website, setWebsite] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const complain = (found: Wrong) => {
    setWrong(found)
    setAttempt((count) => count + 1)
  }

  const send = async () => {
    const isSaved = (await saveNow(kind)) || (await saveNow(kind))
    const saved = draftOf(kind)
    if (!isSaved || !saved) return setUnsaved(!saved?.ended)
    const { version, revision } = saved.draft
    const sent = { version, revision, ...(kind.isOpenToAll && { website }) }
    const { token } = saved
    takeReceipt(kind, await kind.calls.submit(token, sent, submissionKey(token, sent)))
    void go(kind.completed, { replace: true })
  }

  /** What was changed elsewhere is shown before it is sent. */
  const heed = async (error: ApiProblem) => {
    const complaints = wrongOf(error)
    if (Object.keys(complaints).length > 0) return complain(complaints)
    if (error.code === 'formChanged') await readAgain(kind)
    // A browser that fills in addresses is no machine: the person presses once more.
    if (error.code === 'tooFast') setWebsite('')
    setProblem(error)
    setAttempt((count) => count + 1)
  }

  const submit = async () => {
    if (running.current) return
    setProblem(null)
    setUnsaved(false)
    setWrong({})
    const missing = check()
    if (Object.keys(missing).length > 0) return complain(missing)
    running.current = true
    setBusy(true)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      await heed(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const lines = useLines(kind, state, wrong)
  return { submit, problem, isUnsaved, isBusy, attempt, lines, website, setWebsite }
}

function useWholeCheck(kind: FormKind, state: DraftState) {
  const labelOf = useLabelOf(kind)
  const errorWords = useErrorWords(kind.namespace, kind.asks)
  const words = useWords()
  const { steps, answers, pages } = useSteps(kind, state)
  const { draft } = state
  return (): Wrong =>
    Object.fromEntries(
      steps
        .flatMap((step) => Object.entries(checkStep(step, { kind, pages, draft, answers })))
        .map(([path, [first]]) => [
          path,
          !first || path.startsWith('documents.')
            ? words('documents.missing')
            : errorWords(first, labelOf(state, path), path),
        ]),
    )
}

/** What the server found wrong with answers or documents, by path. */
function useServerComplaints(kind: FormKind, state: DraftState) {
  const labelOf = useLabelOf(kind)
  const errorWords = useErrorWords(kind.namespace, kind.asks)
  const words = useWords()
  return ({ code, problem }: ApiProblem): Wrong => {
    if (code === 'documentsMissing') {
      const documents = (problem['documents'] ?? []) as string[]
      return Object.fromEntries(
        documents.map((each) => [`documents.${each}`, words('documents.missing')]),
      )
    }
    return Object.fromEntries(
      Object.entries(problem.errors ?? {}).map(([path, [first]]) => [
        path,
        first ? errorWords(first, labelOf(state, path), path) : words('problems.invalid'),
      ]),
    )
  }
}

function useLines(kind: FormKind, state: DraftState, wrong: Wrong): SummaryLine[] {
  const labelOf = useLabelOf(kind)
  const goTo = useGoToStep(kind)
  const { steps } = useSteps(kind, state)
  return Object.entries(wrong).map(([path, message]) => ({
    path,
    message,
    label: labelOf(state, path),
    follow: () => {
      const step = stepOfPath(steps, path)
      if (step) goTo(step, { fromCheck: true })
    },
  }))
}
