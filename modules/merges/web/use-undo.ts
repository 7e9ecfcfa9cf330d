import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { mergesEndpoints, type UndoPreview } from '../contract/merges.endpoints.ts'

interface Standing {
  id: string
  /** Of the shareholder that was kept. */
  version: number
}

const refresh = () => refreshTopics(queries, ['shareholders', 'orders', 'records', 'tasks'])

/** Undoes a merge and says so. @throws what the server refuses */
function useUndo() {
  const text = useText('merges')
  return async ({ id, version }: Standing, { number }: { number: string }) => {
    try {
      const call = { params: { id }, version, body: {} }
      const { preview } = await callApi(mergesEndpoints.undoMerge, call)
      expectChange({ id: preview.kept.id, version: version + 1 })
      toast.success(text('merge.undone', { number }))
    } finally {
      void refresh()
    }
  }
}

/** The same from a toast, where nothing but another toast can tell what went wrong. */
export function useUndoNow() {
  const undo = useUndo()
  const words = useProblemText()
  return (merge: Standing, names: { number: string }) =>
    void undo(merge, names).catch((error: unknown) => toast.error(words(error), error))
}

/** What undoing would do, and doing it. */
export function useUndoing({ id, version }: Standing, number: string) {
  const undo = useUndo()
  const words = useProblemText()
  const [preview, setPreview] = useState<UndoPreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [told] = useState(() => ({ words }))
  useEffect(() => {
    const abort = new AbortController()
    const look = async () => {
      const answer = await callApi(mergesEndpoints.undoMerge, {
        params: { id },
        version,
        body: { dryRun: true },
        signal: abort.signal,
      })
      setPreview(answer.preview)
      setError(null)
    }
    look().catch((problem: unknown) => {
      if (!abort.signal.aborted) setError(told.words(problem))
    })
    return () => abort.abort()
  }, [id, version, told])
  const run = async () => {
    setBusy(true)
    try {
      await undo({ id, version }, { number })
    } catch (problem) {
      setError(words(problem))
    } finally {
      setBusy(false)
    }
  }
  return { preview, error, isBusy, run }
}
