import { useRecord } from '#kit/web/api-query.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { placementStatus } from '../../contract/placement.status.ts'
import { placementsEndpoints, type OwnPlacement } from '../../contract/placements.endpoints.ts'
import { CancellationFacts } from './CancellationFacts.tsx'
import classes from './placement.module.css'

/** One's own placement: the job, its days, and the way out of it before the first day. */
export function OwnPlacementSection({ id }: { id: string }) {
  const { data } = useRecord(placementsEndpoints.readOwnPlacement, { id })
  if (!data) return null
  return (
    <ModuleName value="placements">
      <Section record={data} />
    </ModuleName>
  )
}

function Section({ record }: { record: OwnPlacement }) {
  const text = useText()
  const { reference, employer } = record
  const steps = useSteps(record, {
    machines: [placementStatus],
    endpoints: placementsEndpoints,
    topics: ['placements', 'applications'],
    values: { reference, employer },
    taken: (after) =>
      toast.success(text('toast.moved', { reference, status: text(`status.${after.status}`) })),
  })
  return (
    <RecordSection title={text('sections.placement')}>
      <p>
        <span className="numbers">{reference}</span>{' '}
        <StatusBadge of={placementStatus} state={record.status} />
      </p>
      <Job record={record} />
      {record.cancellation && <CancellationFacts cancellation={record.cancellation} />}
      <div className={classes.steps}>
        <StepButton variant="default" size="xs" steps={steps} step="decline" />
      </div>
      {steps.dialog}
    </RecordSection>
  )
}

function Job({ record }: { record: OwnPlacement }) {
  const spoken = useSpoken()
  return (
    <Facts>
      <Fact name="employer">{record.employer}</Fact>
      <Fact name="positionTitle">{record.positionTitle}</Fact>
      {record.startedOn ? (
        <Fact name="startedOn">
          <DateText value={record.startedOn} />
        </Fact>
      ) : (
        <Fact name="startOn">
          <DateText value={record.startOn} />
        </Fact>
      )}
      <Fact name="endOn">
        <DateText value={record.endOn} />
      </Fact>
      <Fact name="hoursPerWeek">{spoken.number(record.hoursPerWeek)}</Fact>
      <Fact name="hourlyWage">
        <Money value={record.hourlyWage} />
      </Fact>
    </Facts>
  )
}
