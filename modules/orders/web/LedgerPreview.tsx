import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { financialFields, order } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import classes from './orders.module.css'
import { MonthClosed } from './MonthClosed.tsx'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { PreviewProblem } from './pieces/PreviewProblem.tsx'
import { useTypedTerms } from './use-terms.ts'

/** What the order as it is typed would do to the ledger, asked of the server while one types. */
export function LedgerPreview({ orderId }: { orderId?: string }) {
  const text = useText()
  const { preview, error, retry, isWhole } = useOrderPreview(orderId)
  return (
    <section className={`surface ${classes.aside}`} aria-label={text('preview.title')}>
      <h2>{text('preview.title')}</h2>
      <div aria-live="polite">
        <MonthClosed />
        {preview && <Effects preview={preview} />}
        <PreviewProblem error={error} retry={retry} />
        {!preview && error === null && <Waiting isWhole={isWhole} />}
      </div>
    </section>
  )
}

/** Until there is an effect: what the shareholder holds. */
function Waiting({ isWhole }: { isWhole: boolean }) {
  const text = useText()
  const { data } = useTypedTerms()
  return (
    <>
      {data && data.held !== null && (
        <p className={classes.held}>
          <span className="quiet">{text('preview.held')}</span> <NumberText value={data.held} />
        </p>
      )}
      <p className="quiet" aria-busy={isWhole}>
        {text(isWhole ? 'effects.working' : 'preview.waiting')}
      </p>
    </>
  )
}

function useOrderPreview(orderId: string | undefined) {
  const typed = useFormAround().body()
  const isWhole = financialFields.every(
    (name) => order.fields[name].schema.safeParse(typed[name]).success,
  )
  const traded = Object.fromEntries(financialFields.map((name) => [name, typed[name]]))
  const priceReason = typed['priceReason'] ?? null
  const body = { ...traded, priceReason, ...(orderId && { orderId }) }
  return { isWhole, ...useFormPreview({ endpoint: ordersEndpoints.previewOrder, body, isWhole }) }
}

function Effects({ preview }: { preview: OrderPreview }) {
  const text = useText()
  return (
    <>
      {preview.reopensCare && !preview.shortfall && (
        <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md">
          {text('preview.reopensCare')}
        </Alert>
      )}
      <LedgerEffects {...preview} isNarrow />
    </>
  )
}
