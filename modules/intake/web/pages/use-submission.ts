import { useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { takeReceipt } from '../draft/change-draft.ts'
import { draftOf, type DraftState } from '../draft/draft-state.ts'
import { saveNow } from '../draft/save-draft.ts'
import type { SummaryLine } from '../form/ErrorSummary.tsx'
import { checkStep, statementsOf } from '../steps/check-step.ts'
import { completedScreenOf, stepOfPath } from '../steps/steps.ts'
import { useGoToStep, useSteps } from '../steps/use-steps.ts'
import { useErrorWords, useWords } from '../words/use-words.ts'
import { useLabelOf } from '../form/use-label.ts'
import { submissionKey } from './submission-key.ts'

type Wrong = Record<string, string>

/** Sends a form once and for all: everything is saved first, and a second press changes nothing. */
export function useSubmission(state: DraftState, website: string) {
  const { draft, token } = state
  const go = useGo()
  const check = useWholeCheck(state)
  const wrongOf = useServerComplaints()
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
    const isSaved = (await saveNow(draft.side)) || (await saveNow(draft.side))
    if (!isSaved) return setUnsaved(!draftOf(draft.side)?.ended)
    const sending =
      draft.side === 'employer'
        ? intakeEndpoints.submitEmployerHalf
        : intakeEndpoints.submitParticipantHalf
    const body = { statements: statementsOf(draft), website }
    takeReceipt(
      draft.side,
      await callApi(sending, {
        params: { token },
        body: body as never,
        idempotencyKey: submissionKey(token, body),
      }),
    )
    void go(completedScreenOf(draft.side), { replace: true })
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
      const complaints = wrongOf(error)
      if (Object.keys(complaints).length > 0) complain(complaints)
      else {
        setProblem(error)
        setAttempt((count) => count + 1)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { submit, problem, isUnsaved, isBusy, attempt, lines: useLines(state, wrong) }
}

function useWholeCheck({ draft, typed }: DraftState) {
  const language = useLanguage()
  const errorWords = useErrorWords()
  const words = useWords()
  const { steps } = useSteps({ draft, typed } as DraftState)
  return (): Wrong =>
    Object.fromEntries(
      steps
        .flatMap((step) => Object.entries(checkStep(step, { draft, typed, language })))
        .map(([path, [first]]) => [
          path,
          !first || path.startsWith('documents.') ? words('documents.missing') : errorWords(first),
        ]),
    )
}

/** What the server found wrong with answers or documents, by path. */
function useServerComplaints() {
  const errorWords = useErrorWords()
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
        first ? errorWords(first) : words('problems.invalid'),
      ]),
    )
  }
}

function useLines({ draft }: DraftState, wrong: Wrong): SummaryLine[] {
  const labelOf = useLabelOf()
  const goTo = useGoToStep(draft)
  return Object.entries(wrong).map(([path, message]) => ({
    path,
    message,
    label: labelOf(draft, path),
    follow: () => {
      const step = stepOfPath(draft, path)
      if (step) goTo(step, { fromCheck: true })
    },
  }))
}
