import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useGo } from '#kit/web/go.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { declaredOf, ownOf } from '#kit/contract/own-fields.ts'
import type { Side } from '../contract/merge-choices.ts'
import { mergesEndpoints, type MergePreview } from '../contract/merges.endpoints.ts'
import { mergesScreens } from '../contract/merges.screens.ts'
import { useUndoNow } from './use-undo.ts'

export interface Two {
  keep: string
  drop: string
}

/** By field, those that the organisation added among them. */
type Choices = Record<string, Side>

/** As the server is asked. */
const asked = (choices: Choices) => ({
  choices: declaredOf(choices),
  ownChoices: ownOf(choices) as Choices,
})

export type Merging = ReturnType<typeof useMerge>

/** What is chosen, what would come of it, and doing it. */
export function useMerge({ keep, drop }: Two) {
  const go = useGo()
  const [choices, setChoices] = useState<Choices>({})
  const [round, setRound] = useState(0)
  const dry = useDryRun({ keep, drop }, choices, round)
  const saving = useSaving({ keep, drop }, choices)
  const merge = async () => {
    if (dry.preview === null) return
    // Whoever saved in between is shown with the next look ahead.
    if (await saving.merge(dry.preview)) setRound(round + 1)
  }
  return {
    preview: dry.preview && withChoices(dry.preview, choices),
    isLooking: dry.isLooking,
    problem: dry.problem,
    error: saving.error,
    isBusy: saving.isBusy,
    again: () => setRound(round + 1),
    choose: (name: string, side: Side) => setChoices({ ...choices, [name]: side }),
    /** The other one is kept; whatever was chosen stays chosen. */
    swap: () => {
      setChoices(swapped(choices))
      void go(mergesScreens.mergeShareholders, { query: { keep: drop, drop: keep }, replace: true })
    },
    merge,
  }
}

/** A choice is seen at once; what comes of it a moment later. */
const withChoices = (preview: MergePreview, choices: Choices): MergePreview => {
  const chosen = <F extends { name: string; choice: Side }>(field: F): F => ({
    ...field,
    choice: choices[field.name] ?? field.choice,
  })
  return { ...preview, fields: preview.fields.map(chosen), own: preview.own.map(chosen) }
}

const swapped = (choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, side]) => [name, side === 'keep' ? 'drop' : 'keep']),
  )

interface Looked {
  asked: string
  preview: MergePreview | null
  problem: unknown
}

/** Asked anew a moment after each choice; what was known stays in sight meanwhile. */
function useDryRun(two: Two, choices: Choices, round: number) {
  const question = JSON.stringify({ ...two, ...asked(choices), round })
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const { round: _, ...body } = JSON.parse(question) as Two &
      ReturnType<typeof asked> & { round: number }
    const ask = async () => {
      const { preview } = await callApi(mergesEndpoints.mergeShareholders, {
        body: { ...body, dryRun: true },
        signal: abort.signal,
      })
      setLooked({ asked: question, preview, problem: null })
    }
    ask().catch((problem: unknown) => {
      if (!abort.signal.aborted) setLooked({ asked: question, preview: null, problem })
    })
    return () => abort.abort()
  }, [question])
  const isOfTheseTwo = looked?.preview?.keep.id === two.keep
  return {
    preview: isOfTheseTwo ? (looked?.preview ?? null) : null,
    problem: looked?.asked === question ? looked.problem : null,
    isLooking: looked?.asked !== question,
  }
}

function useSaving({ keep, drop }: Two, choices: Choices) {
  const text = useText()
  const go = useGo()
  const words = useProblemText()
  const undoNow = useUndoNow()
  const attempt = useAttemptKey()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const merge = async ({ keep: kept, drop: dropped }: MergePreview): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      const { merge: done } = await callApi(mergesEndpoints.mergeShareholders, {
        body: {
          keep,
          drop,
          ...asked(choices),
          versions: { keep: kept.version, drop: dropped.version },
        },
        idempotencyKey: attempt.keyFor({ keep, drop, choices, kept, dropped }),
      })
      const names = { kept: kept.name, number: dropped.number }
      toast.success(
        text('merge.done', names),
        done ? { label: text('merge.undo'), run: () => undoNow(done, names) } : undefined,
      )
      await go(shareholdersScreens.shareholder, { params: { id: keep }, replace: true })
      return false
    } catch (problem) {
      setError(words(problem))
      return problem instanceof ApiProblem && problem.status === 412
    } finally {
      setBusy(false)
      void refreshTopics(queries, ['shareholders', 'orders', 'records', 'tasks'])
    }
  }
  return { merge, isBusy, error }
}
