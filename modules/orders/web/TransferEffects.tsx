import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import classes from './orders.module.css'
import { MonthClosed } from './MonthClosed.tsx'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { PreviewProblem } from './pieces/PreviewProblem.tsx'

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
          <p className="quiet">{text(isWhole ? 'effects.working' : 'transfer.waiting')}</p>
        )}
      </div>
    </section>
  )
}
