import { Alert } from '@mantine/core'
import { useEffect, useState, type ComponentProps } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import { financialFields } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'

type Props = ComponentProps<StepEffects<OrderRecord>>

/** What the ledger will be once the order counts: a draft that is activated, a void order restored. */
export const EffectsOfCounting: StepEffects<OrderRecord> = (props) => (
  <Effects {...props} isVoid={false} />
)

/** What the ledger will be without the order. */
export const EffectsOfVoiding: StepEffects<OrderRecord> = (props) => <Effects {...props} isVoid />

function Effects({ record, judge, isVoid }: Props & { isVoid: boolean }) {
  const text = useText('orders')
  const { preview, error } = usePreview(record, isVoid)
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
      {text('effects.working')}
    </p>
  )
}

function usePreview(order: OrderRecord, isVoid: boolean) {
  const words = useProblemText()
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const typed = Object.fromEntries(financialFields.map((name) => [name, order[name]]))
    const body = { ...typed, orderId: order.id, isVoid } as never
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
