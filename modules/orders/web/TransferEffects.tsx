import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import classes from './orders.module.css'
import { MonthClosed } from './MonthClosed.tsx'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { asPrice } from './pieces/new-order.ts'
import { PreviewProblem } from './pieces/PreviewProblem.tsx'
import { useTerms } from './use-terms.ts'

const { previewTransfer } = ordersEndpoints
const terms = Object.keys(previewTransfer.body.shape)

/** What a transfer would do to both holdings, or why it cannot be, while one types. */
export function TransferEffects() {
  const text = useText()
  const typed = useFormAround().body()
  const body = Object.fromEntries(terms.map((name) => [name, typed[name]]))
  const isWhole = previewTransfer.body.safeParse(body).success
  const { preview, error, retry } = useFormPreview({ endpoint: previewTransfer, body, isWhole })
  return (
    <section className={`surface ${classes.aside}`} aria-label={text('preview.title')}>
      <h2>{text('preview.title')}</h2>
      <div aria-live="polite">
        <MonthClosed />
        {preview && <LedgerEffects {...preview} isNarrow />}
        <PreviewProblem error={error} retry={retry} />
        {!preview && error === null && (
          <>
            <Held name="fromShareholderId" />
            <Held name="toShareholderId" />
            <p className="quiet">{text(isWhole ? 'effects.working' : 'transfer.waiting')}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** Until there is an effect: what each side holds, and the price of the day for it. */
function Held({ name }: { name: 'fromShareholderId' | 'toShareholderId' }) {
  const text = useText()
  const { tradedOn, [name]: shareholderId } = useFormAround().body()
  const { data } = useTerms(tradedOn, shareholderId)
  if (!shareholderId || !data || data.held === null) return null
  return (
    <p className={classes.held}>
      <span className="quiet">
        {text(`fields.${name}`)} – {text('preview.held')}
      </span>
      <NumberText value={data.held} />
      {data.price && (
        <span className="quiet">
          {text('fields.price')} <Money value={asPrice(data.price.amount)} />
        </span>
      )}
    </p>
  )
}
