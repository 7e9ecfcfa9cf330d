import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import { financialFields } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'

/** What a draft will do to the ledger once it counts. */
export const ActivationEffects: StepEffects<OrderRecord> = ({ record, judge }) => {
  const text = useText()
  const { preview, error } = usePreview(record)
  const isPossible = preview !== null && preview.shortfall === null
  useEffect(() => judge(isPossible), [isPossible, judge])
  if (preview) return <LedgerEffects {...preview} />
  if (error)
    return (
      <Alert color="red" role="alert">
        {error}
      </Alert>
    )
  return (
    <p className="quiet" role="status">
      {text('steps.activate.working')}
    </p>
  )
}

function usePreview(order: OrderRecord) {
  const words = useProblemText()
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const typed = Object.fromEntries(financialFields.map((name) => [name, order[name]]))
    const body = { ...typed, orderId: order.id } as never
    callApi(ordersEndpoints.previewOrder, { body, signal: abort.signal })
      .then(setPreview)
      .catch((problem: unknown) => {
        if (!abort.signal.aborted) setError(words(problem))
      })
    return () => abort.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for what the dialog was opened on
  }, [order.id, order.version])
  return { preview, error }
}
