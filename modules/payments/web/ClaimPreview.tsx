import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { useLanguage } from '#kit/web/language.ts'
import { DaysText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PreviewProblem } from '#kit/web/show/PreviewProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { claimLines } from '../contract/payment.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'
import { linesOf, type TypedLine } from './claim-form.ts'
import { CountedWages } from './CountedWages.tsx'
import { Stretches } from './Stretches.tsx'
import classes from './payments.module.css'

/** What the lines as they are typed come to, asked of the server while one types. */
export function ClaimPreview({ paymentId }: { paymentId?: string }) {
  const text = useText()
  const { values } = useFormAround()
  const language = useLanguage()
  const lines = linesOf(values['lines'] as TypedLine[], language)
  const placementId = (values['placementId'] ?? '') as string
  const isWhole = placementId !== '' && claimLines.safeParse(lines).success
  const body = { placementId, lines, ...(paymentId && { paymentId }) }
  const asking = { endpoint: paymentsEndpoints.computePayment, body, isWhole }
  const { preview, error, retry } = useFormPreview(asking)
  return (
    <section className={`surface ${classes.preview}`} aria-label={text('preview.title')}>
      <h2>{text('preview.title')}</h2>
      <div aria-live="polite">
        {preview?.lines.map((line) => (
          <p key={line.from}>
            <span>
              <DaysText from={line.from} to={line.to} />
            </span>
            <strong>
              <Money value={line.claimed} />
            </strong>
            <CountedWages line={line} />
            <Stretches stretches={line.stretches} />
          </p>
        ))}
        {preview && (
          <p className={classes.total}>
            <strong>
              {text('fields.total')} <Money value={preview.total} />
            </strong>
            <span className="quiet">
              {text('preview.left')} <Money value={preview.agreed.left} />
            </span>
          </p>
        )}
        <PreviewProblem
          error={error}
          retry={retry}
          refused={text('preview.refused')}
          unread={text('preview.title')}
        />
        {!preview && error === null && (
          <p className="quiet" aria-busy={isWhole}>
            {text('preview.waiting')}
          </p>
        )}
      </div>
    </section>
  )
}
