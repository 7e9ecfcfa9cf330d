import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { financialFields, order } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import classes from './orders.module.css'
import { MonthClosed } from './MonthClosed.tsx'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { PreviewProblem } from './pieces/PreviewProblem.tsx'
import { turnoverOf } from './turnover.ts'
import { useTypedTerms } from './use-terms.ts'

/** What the order as it is typed would do to the ledger, asked of the server while one types. */
export function LedgerPreview({ orderId }: { orderId?: string }) {
  const text = useText()
  const { preview, last, error, retry, isWhole } = useOrderPreview(orderId)
  // What was typed last is still being asked about: the figures keep their places.
  const shown = preview ?? last
  return (
    <section className={`surface ${classes.aside}`} aria-label={text('preview.title')}>
      <h2>{text('preview.title')}</h2>
      <Turnover />
      <div aria-live="polite" aria-busy={shown !== preview}>
        <MonthClosed />
        {shown && <Effects preview={shown} />}
        <PreviewProblem error={error} retry={retry} />
        {!shown && error === null && <Waiting isWhole={isWhole} />}
      </div>
    </section>
  )
}

/** What the order comes to, as soon as volume and price are typed. */
function Turnover() {
  const text = useText()
  const { volume, price } = useFormAround().body()
  const turnover = turnoverOf(volume, price)
  if (turnover === null) return null
  return (
    <p className={classes.held}>
      <span className="quiet">{text('fields.turnover')}</span> <Money value={turnover} />
    </p>
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
  const previewed = useFormPreview({ endpoint: ordersEndpoints.previewOrder, body, isWhole })
  const isOfTyped = previewed.last?.effects.some(
    ({ shareholder }) => shareholder.id === typed['shareholderId'],
  )
  return { isWhole, ...previewed, last: isOfTyped ? previewed.last : null }
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
