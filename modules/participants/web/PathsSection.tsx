import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { recordOf } from '#modules/applications/contract/application.stages.ts'
import { orphanedScreens } from '#modules/orphaned/contract/orphaned.screens.ts'
import { hasWorked } from '#modules/placements/contract/placement-states.ts'
import { participantStanding } from '../contract/participant.standing.ts'
import type { ParticipantPath, ParticipantRecord } from '../contract/participants.endpoints.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import classes from './participants.module.css'

/** The person's way over time: each application with the placement that came of it, newest first. */
export function PathsSection({ record }: { record: ParticipantRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.paths')}>
      {record.paths.length === 0 && <p className="quiet">{text('paths.empty')}</p>}
      <ol className={classes.paths}>
        {record.paths.map((path) => (
          <Path key={path.applicationId} participant={record.id} path={path} />
        ))}
      </ol>
    </RecordSection>
  )
}

function Path({ participant, path }: { participant: string; path: ParticipantPath }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { startsOn, endsOn, weeks, weeksLeft, nextStep, dueOn } = path
  return (
    <li className={classes.path}>
      <p className={classes.pathHead}>
        <strong>{path.positionTitle}</strong>
        <StatusBadge of={participantStanding} state={path.standing} />
      </p>
      <p>
        {path.employerName}
        {path.programName && (
          <>
            {' · '}
            <BilingualText value={path.programName} />
          </>
        )}
      </p>
      <p className="quiet">
        {startsOn && <DateText value={startsOn} />}
        {endsOn && (
          <>
            {' – '}
            <DateText value={endsOn} />
          </>
        )}
        {weeks !== null && ` · ${text('paths.weeks', { weeks })}`}
        {weeksLeft !== null && ` · ${text('paths.weeksLeft', { weeks: weeksLeft })}`}
      </p>
      {path.orphanedFrom && path.orphanedCaseId && (
        <p className={classes.orphaned}>
          <ScreenLink
            screen={orphanedScreens.orphanedParticipant}
            params={{ id: path.orphanedCaseId }}
          >
            {text(path.orphanedUntil ? 'paths.wasOrphaned' : 'paths.orphaned')}
          </ScreenLink>{' '}
          <DateText value={path.orphanedFrom} />
          {path.orphanedUntil && (
            <>
              {' – '}
              <DateText value={path.orphanedUntil} />
            </>
          )}
        </p>
      )}
      {nextStep && dueOn && (
        <p>
          <span className="quiet">{text(`choices.nextStep.${nextStep}`)}</span>{' '}
          <DueDay day={dueOn} />
        </p>
      )}
      <p className="quiet">
        <ApplicationLink {...path} />
        {path.placementReference && (
          <>
            {' · '}
            <span className="numbers">{path.placementReference}</span>
          </>
        )}
        {isStaff && <CheckLinks participant={participant} path={path} />}
      </p>
    </li>
  )
}

/** To what was checked of an application, and of the work that came of it. */
function CheckLinks({ participant, path }: { participant: string; path: ParticipantPath }) {
  const text = useText()
  const query = { id: participant, application: path.applicationId }
  const { viewCheckpointOne, viewCheckpointTwo } = participantsScreens
  return (
    <>
      {' · '}
      <ScreenLink screen={viewCheckpointOne} query={query}>
        {text('screens.viewCheckpointOne')}
      </ScreenLink>
      {hasWorked(path.standing) && (
        <>
          {' · '}
          <ScreenLink screen={viewCheckpointTwo} query={query}>
            {text('screens.viewCheckpointTwo')}
          </ScreenLink>
        </>
      )}
    </>
  )
}

/** Leads to the application where there is a screen for it. */
export function ApplicationLink(
  of: Pick<ParticipantPath, 'applicationId' | 'applicationReference' | 'stage'>,
) {
  return (
    <ScreenLink screen={recordOf(of.stage ?? 'rejected')} params={{ id: of.applicationId }}>
      <span className="numbers">{of.applicationReference}</span>
    </ScreenLink>
  )
}
