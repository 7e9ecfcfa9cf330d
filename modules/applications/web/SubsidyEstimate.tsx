import type { Fields } from '#kit/contract/define-entity.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { PreviewProblem } from '#kit/web/show/PreviewProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { intakeEndpoints } from '#modules/intake/contract/intake.endpoints.ts'
import classes from './estimate.module.css'
import { FundingTable } from './pieces/FundingTable.tsx'
import { submission } from './submission.ts'

const fields: Fields = submission.fields
const needed = [
  'programId',
  'startOn',
  'endOn',
  'hoursPerWeek',
  'hourlyWage',
  'employerCostPercent',
  'otherFunding',
]

/** What the subsidy of the application as it is typed would be, line by line, as the server computes it. */
export function SubsidyEstimate() {
  const text = useText()
  const { missing, preview, error, retry } = useEstimate()
  return (
    <section className={`surface ${classes.estimate}`} aria-label={text('estimate.title')}>
      <h2>{text('estimate.title')}</h2>
      <div aria-live="polite">
        {preview && (
          <>
            <FundingTable funding={preview} caption={text('estimate.caption')} />
            <p className="quiet">{text('estimate.note')}</p>
          </>
        )}
        <PreviewProblem
          error={error}
          retry={retry}
          refused={text('estimate.refused')}
          unread={text('estimate.unread')}
        />
        {missing.length > 0 && <Missing names={missing} />}
        {missing.length === 0 && !preview && error === null && (
          <p className="quiet">{text('estimate.working')}</p>
        )}
      </div>
    </section>
  )
}

function Missing({ names }: { names: readonly string[] }) {
  const text = useText()
  return (
    <>
      <p className="quiet">{text('estimate.missing')}</p>
      <ul className={classes.missing}>
        {names.map((name) => (
          <li key={name}>{text(`fields.${name}`)}</li>
        ))}
      </ul>
    </>
  )
}

function useEstimate() {
  const typed = useFormAround().body()
  const isGiven = (name: string) => fields[name]?.schema.safeParse(typed[name]).success ?? false
  const missing = needed.filter((name) => !isGiven(name))
  const names = isGiven('businessNumber') ? [...needed, 'businessNumber'] : needed
  const body = Object.fromEntries(names.map((name) => [name, typed[name]]))
  const endpoint = intakeEndpoints.estimateOnBehalf
  return { missing, ...useFormPreview({ endpoint, body, isWhole: missing.length === 0 }) }
}
