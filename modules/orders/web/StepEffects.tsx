import { useEffect, type ComponentProps } from 'react'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { usePreview } from '#kit/web/form/use-preview.ts'
import { useText } from '#kit/web/text.ts'
import { financialFields } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { PreviewProblem } from './pieces/PreviewProblem.tsx'

type Props = ComponentProps<StepEffects<OrderRecord>>

/** What the ledger will be once the order counts: a draft that is activated, a void order restored. */
export const EffectsOfCounting: StepEffects<OrderRecord> = (props) => (
  <Effects {...props} isVoid={false} />
)

/** What the ledger will be without the order. */
export const EffectsOfVoiding: StepEffects<OrderRecord> = (props) => <Effects {...props} isVoid />

function Effects({ record, judge, isVoid }: Props & { isVoid: boolean }) {
  const text = useText('orders')
  const typed = Object.fromEntries(financialFields.map((name) => [name, record[name]]))
  const body = { ...typed, orderId: record.id, isVoid }
  const { preview, error, retry } = usePreview({
    endpoint: ordersEndpoints.previewOrder,
    body,
    isWhole: true,
  })
  const isPossible = preview !== null && preview.shortfall === null
  useEffect(() => judge(isPossible), [isPossible, judge])
  if (preview) return <LedgerEffects {...preview} />
  if (error !== null) return <PreviewProblem error={error} retry={retry} />
  return (
    <p className="quiet" role="status">
      {text('effects.working')}
    </p>
  )
}
