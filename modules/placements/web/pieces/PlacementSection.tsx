import { lazy, Suspense } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { placementStatus } from '../../contract/placement.status.ts'
import { placementsEndpoints, type PlacementRecord } from '../../contract/placements.endpoints.ts'
import { AgreementText } from './AgreementText.tsx'
import { CancellationFacts } from './CancellationFacts.tsx'
import { PlacementEnd } from './PlacementEnd.tsx'
import { usePlacementSteps } from './use-placement-steps.tsx'
import classes from './placement.module.css'

// Of few placements.
const ReportedEnd = lazy(() =>
  import('./ReportedEnd.tsx').then((m) => ({ default: m.ReportedEnd })),
)

/** The offer that an approval made: until when, what is agreed, and what can be done now. */
export function PlacementSection({ id }: { id: string }) {
  const { data } = useRecord(placementsEndpoints.readPlacement, { id })
  if (!data) return null
  return (
    <ModuleName value="placements">
      <Section record={data} />
    </ModuleName>
  )
}

function Section({ record }: { record: PlacementRecord }) {
  const text = useText()
  const steps = usePlacementSteps(record)
  return (
    <RecordSection title={text('sections.placement')}>
      <p>
        <span className="numbers">{record.reference}</span>{' '}
        <StatusBadge of={placementStatus} state={record.status} />
      </p>
      {steps.reported && (
        <Suspense>
          <ReportedEnd reported={steps.reported} />
        </Suspense>
      )}
      <Days record={record} />
      {record.end && <PlacementEnd end={record.end} />}
      {record.cancellation && <CancellationFacts cancellation={record.cancellation} />}
      <details>
        <summary>{text('agreement.show')}</summary>
        <AgreementText agreement={record.agreement} />
      </details>
      <div className={classes.steps}>
        {Object.keys(placementStatus.transitions).map((step) => (
          <StepButton key={step} variant="default" size="xs" steps={steps} step={step} />
        ))}
      </div>
      {steps.dialog}
    </RecordSection>
  )
}

const days = ['acceptBy', 'startBy', 'startedOn', 'lapsedOn'] as const

function Days({ record }: { record: PlacementRecord }) {
  const text = useText()
  const { acceptance } = record
  return (
    <Facts>
      {days.map((name) => {
        const day = record[name]
        return (
          day !== null && (
            <Fact key={name} name={name}>
              <DateText value={day} />
            </Fact>
          )
        )
      })}
      {acceptance && (
        <Fact name="acceptance">
          {text('agreement.signedBy', { name: acceptance.name, title: acceptance.title })}{' '}
          <InstantText value={acceptance.at} />
          {acceptance.note && <span className="quiet"> {acceptance.note}</span>}
        </Fact>
      )}
    </Facts>
  )
}
