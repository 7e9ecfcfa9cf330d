import { useList } from '#kit/web/api-query.ts'
import type { Search } from '#kit/web/router/search.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import {
  applicationsEndpoints,
  type ApplicationRow,
} from '#modules/applications/contract/applications.endpoints.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { DueDay } from './DueDay.tsx'
import { Queue } from './Queue.tsx'
import classes from './dashboard.module.css'

type Work = 'mine' | 'unassigned' | 'decide'

/** The most urgent files: why each is there, and until when. */
export function WorkQueue({ queue, filter }: { queue: Work; filter: Search }) {
  const query = { ...filter, sort: 'reviewDueOn' }
  const answer = useList<ApplicationRow>(applicationsEndpoints.listApplications, {
    ...query,
    stage: 'pending',
    perPage: '5',
  })
  return (
    <Queue
      name={queue}
      answer={answer}
      all={(words) => (
        <ScreenLink screen={applicationsScreens.pendingApplications} query={query}>
          {words}
        </ScreenLink>
      )}
      line={(row) => <FileLine row={row} queue={queue} />}
    />
  )
}

function FileLine({ row, queue }: { row: ApplicationRow; queue: Work }) {
  const text = useText()
  const { id, reference, participantName, employerName, status } = row
  const reason = queue === 'mine' ? text(`reasons.${status}`) : text(`queues.${queue}.reason`)
  return (
    <>
      <div className={classes.who}>
        <ScreenLink screen={applicationsScreens.pendingApplication} params={{ id }}>
          {participantName ?? employerName}
        </ScreenLink>
        <span className="quiet">
          <span className="numbers">{reference}</span>, {employerName}
        </span>
      </div>
      <span className={classes.why}>{reason}</span>
      <ModuleName value="applications">
        <StatusBadge of={applicationStatus} state={status} />
      </ModuleName>
      <DueDay day={row.reviewDueOn} />
    </>
  )
}
