import { useList } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  applicationStatus,
  type ApplicationStatus,
} from '#modules/applications/contract/application.status.ts'
import {
  applicationsEndpoints,
  type ApplicationRow,
} from '#modules/applications/contract/applications.endpoints.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import classes from './rows.module.css'
import type { Place } from '../places.ts'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

const record = applicationsScreens.pendingApplication

export const useWaiting = ({ query }: Place, perPage: string) =>
  useList<ApplicationRow>(applicationsEndpoints.listApplications, {
    ...query,
    stage: 'pending',
    perPage,
  })

/** Applications by the day they are due, each with its next step. */
export function ApplicationRows({ name, to }: { name: string; to: Place }) {
  const answer = useWaiting(to, pageOfRows)
  return (
    <WorkRows
      name={name}
      answer={answer}
      isLate={({ reviewDueOn }) => isPast(reviewDueOn)}
      line={(row) => <Line row={row} />}
    />
  )
}

function Line({ row }: { row: ApplicationRow }) {
  const { id, reference, participantName, employerName, status, reviewDueOn } = row
  return (
    <>
      <div className={classes.who}>
        <ScreenLink screen={record} params={{ id }}>
          {participantName ?? employerName}
        </ScreenLink>
        <span className="quiet">
          <span className="numbers">{reference}</span>
          {participantName !== null && ` · ${employerName}`}
        </span>
      </div>
      <span className={classes.state}>
        <ModuleName value="applications">
          <StatusBadge of={applicationStatus} state={status} inList />
        </ModuleName>
      </span>
      <DueDay day={reviewDueOn} />
      <NextStep row={row} />
    </>
  )
}

/** Who takes the step after this state. */
const steps: Partial<Record<ApplicationStatus, 'assign' | 'recommend' | 'decide'>> = {
  submitted: 'assign',
  inReview: 'recommend',
  infoRequested: 'recommend',
  recommendedApprove: 'decide',
  recommendedReject: 'decide',
}

/** Opens the record, where the step is taken; whoever cannot take it finds the name alone. */
function NextStep({ row }: { row: ApplicationRow }) {
  const text = useText()
  const { id, status, participantName, reference } = row
  const mayTake = useMay(steps[status] ?? 'view', 'Applications View')
  if (!mayTake) return null
  const step = text(`steps.${status}`)
  return (
    <ScreenButton
      screen={record}
      params={{ id }}
      variant="default"
      px="sm"
      className={`no-print ${classes.act}`}
      aria-label={text('steps.of', { step, name: participantName ?? reference })}
    >
      {step}
    </ScreenButton>
  )
}
