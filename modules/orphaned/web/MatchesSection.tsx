import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { useText } from '#kit/web/text.ts'
import {
  orphanedEndpoints,
  type Match,
  type OrphanedRecord,
} from '../contract/orphaned.endpoints.ts'
import classes from './orphaned.module.css'
import { useOrphanedSteps } from './use-orphaned-steps.ts'

/** Employers with a place left, and why each fits. */
export function MatchesSection({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const { data, error, refetch } = useAnswer(orphanedEndpoints.listMatches, {
    params: { id: record.id },
  })
  const title = text('sections.matches')
  return (
    <RecordSection title={title}>
      {error && <PartProblem what={title} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data?.data.length === 0 && <p className="quiet">{text('matches.empty')}</p>}
      {data && data.data.length > 0 && <p className="quiet">{text('matches.hint')}</p>}
      <ol className={classes.rows}>
        {data?.data.map((match) => (
          <MatchRow key={match.employer.id} record={record} match={match} />
        ))}
      </ol>
    </RecordSection>
  )
}

function MatchRow({ record, match }: { record: OrphanedRecord; match: Match }) {
  const text = useText()
  const { employer, city, reasons, room, amountLeft } = match
  const steps = useOrphanedSteps(record, employer)
  const isOffered = record.matchedEmployer?.id === employer.id
  return (
    <li className={classes.row}>
      <div>
        <strong>{employer.name}</strong> <span className="quiet">{city}</span>
        <p>
          {reasons.length > 0
            ? reasons.map((reason) => text(`matches.reasons.${reason}`)).join(' · ')
            : text('matches.none')}
        </p>
        <p className="quiet">
          {text('matches.room', { count: room })}
          {amountLeft !== null && (
            <>
              {' · '}
              <Money value={amountLeft} />
            </>
          )}
          {isOffered && ` · ${text('matches.offered')}`}
        </p>
      </div>
      <div className={`${classes.acts} no-print`}>
        {!isOffered && <StepButton steps={steps} step="offerMatch" variant="default" />}
        <StepButton steps={steps} step="rematch" variant="default" />
      </div>
      {steps.dialog}
    </li>
  )
}
