import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { useKeptValues } from '#kit/web/form/use-kept-form.ts'
import { useGo } from '#kit/web/go.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { orderChanged } from '#modules/orders/web/pieces/order-changed.ts'
import { snapshotsEndpoints, type RestorePreview } from '../contract/snapshots.endpoints.ts'
import type { RestoreProps } from './RestoreDialog.tsx'

export type Restoring = ReturnType<typeof useRestore>

/** Asks what restoring would do, anew whenever the order changes meanwhile, and does it. */
export function useRestore({ order, snapshot, close }: RestoreProps) {
  const text = useText()
  const go = useGo()
  const words = useProblemText()
  const undo = useUndo()
  const [reason, setReason] = useState('')
  const [assigneeId, setAssigneeId] = useState<string | null>(null)
  useKeptValues({
    name: `restore ${snapshot.id}`,
    values: reason === '' ? null : { reason },
    restore: (kept) => setReason(kept.reason),
  })
  const dry = useDryRun({ order, snapshot, close }, assigneeId)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { preview } = dry
  const restore = async () => {
    setBusy(true)
    setError(null)
    try {
      const answer = await callApi(snapshotsEndpoints.restoreSnapshot, {
        params: { id: order.id, sid: snapshot.id },
        version: order.version,
        body: { reason: reason.trim() || null, ...(assigneeId && { assigneeId }) },
      })
      orderChanged(answer.order)
      close()
      const { number } = answer.order
      const done = text('restoreSnapshot.done', {
        number: number ?? '',
        sequence: snapshot.sequence,
      })
      toast.success(done, answer.undo ? undo(answer.order, answer.undo) : undefined)
      await go(ordersScreens.order, { params: { id: order.id } })
    } catch (problem) {
      setError(words(problem))
      // The order as it is now comes with the next answer, and with it another look ahead.
      if (problem instanceof ApiProblem && problem.status === 412)
        void refreshTopics(queries, ['orders'])
    } finally {
      setBusy(false)
    }
  }
  return {
    preview,
    error: error ?? dry.error,
    reason,
    setReason,
    assigneeId,
    setAssigneeId,
    formerAssignee: dry.formerAssignee,
    isBusy,
    isPossible:
      preview !== null && !preview.shortfall && !preview.needsAssignee && preview.fields.length > 0,
    restore,
  }
}

interface DryRun {
  asked: string
  preview: RestorePreview | null
  error: string | null
}

function useDryRun({ order, snapshot }: RestoreProps, assigneeId: string | null) {
  const words = useProblemText()
  const asked = `${order.id} ${snapshot.id} ${order.version} ${assigneeId ?? ''}`
  const [answer, setAnswer] = useState<DryRun | null>(null)
  const [formerAssignee, setFormerAssignee] = useState('')
  const [told] = useState(() => ({ words }))
  useEffect(() => {
    const abort = new AbortController()
    const [id = '', sid = '', version = '', chosen] = asked.split(' ')
    const ask = async () => {
      const { preview } = await callApi(snapshotsEndpoints.restoreSnapshot, {
        params: { id, sid },
        version: Number(version),
        body: { dryRun: true, ...(chosen && { assigneeId: chosen }) },
        signal: abort.signal,
      })
      if (preview.needsAssignee) setFormerAssignee(preview.after.assigneeName)
      setAnswer({ asked, preview, error: null })
    }
    ask().catch((problem: unknown) => {
      if (!abort.signal.aborted) setAnswer({ asked, preview: null, error: told.words(problem) })
    })
    return () => abort.abort()
  }, [asked, told])
  const own = answer?.asked === asked ? answer : null
  return { preview: own?.preview ?? null, error: own?.error ?? null, formerAssignee }
}

/** Restoring what was there before is the way back. */
function useUndo() {
  const text = useText()
  const words = useProblemText()
  return ({ id, number, version }: OrderRecord, sid: string) => ({
    label: text('restoreSnapshot.undo'),
    run: async () => {
      try {
        const params = { id, sid }
        const answer = await callApi(snapshotsEndpoints.restoreSnapshot, {
          params,
          version,
          body: {},
        })
        orderChanged(answer.order)
        toast.success(text('restoreSnapshot.undone', { number: number ?? '' }))
      } catch (error) {
        toast.error(words(error), error)
      }
    },
  })
}
