import { changedFields } from '#kit/contract/same-value.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { PreviewProblem } from '#kit/web/show/PreviewProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { FundingTable } from '#modules/applications/web/pieces/FundingTable.tsx'
import {
  changeRequestsEndpoints,
  type ChangeableTerms,
} from '../contract/change-requests.endpoints.ts'
import { changeableFields, changeableNames } from '../contract/change-request.ts'
import { valuesOf } from './change-form.ts'
import classes from './changes.module.css'

const { body: schema } = changeRequestsEndpoints.computeChangeRequest

/** What becomes of the subsidy if the job is changed as it is typed, as the server computes it. */
export function ChangePreview({ terms }: { terms: ChangeableTerms }) {
  const text = useText()
  const { applicationId } = terms
  const typed = useFormAround().body() as Record<string, unknown>
  const names = [...changeableNames, 'effectiveOn']
  const body = {
    applicationId,
    ...Object.fromEntries(names.filter((name) => name in typed).map((name) => [name, typed[name]])),
  }
  // As it is approved there is nothing to ask about.
  const isOther = changedFields(valuesOf(terms), valuesOf(typed), changeableFields).length > 0
  const isWhole = isOther && schema.safeParse(body).success
  const missing = isOther ? 'missing' : 'same'
  const waiting = isWhole ? 'working' : missing
  const endpoint = changeRequestsEndpoints.computeChangeRequest
  const { preview, error, retry } = useFormPreview({ endpoint, body, isWhole })
  return (
    <section className={`surface ${classes.preview}`} aria-label={text('preview.title')}>
      <h2>{text('preview.title')}</h2>
      <div aria-live="polite">
        {preview && (
          <>
            <p>
              {text('approve.before')} <Money value={preview.before.total} />
              <br />
              {text('strip.difference')}{' '}
              <strong>
                <Money value={preview.difference} />
              </strong>
            </p>
            <FundingTable funding={preview.after} caption={text('money.after')} />
            <p className="quiet">{text('preview.note')}</p>
          </>
        )}
        <PreviewProblem
          error={error}
          retry={retry}
          refused={text('preview.refused')}
          unread={text('preview.unread')}
        />
        {!preview && error === null && (
          <p className="quiet" aria-busy={isWhole}>
            {text(`preview.${waiting}`)}
          </p>
        )}
      </div>
    </section>
  )
}
