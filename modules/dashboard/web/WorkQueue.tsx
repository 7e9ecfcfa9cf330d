import { Skeleton } from '@mantine/core'
import { useList } from '#kit/web/api-query.ts'
import type { Search } from '#kit/web/router/search.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import {
  applicationsEndpoints,
  type ApplicationRow,
} from '#modules/applications/contract/applications.endpoints.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { DueDay } from './DueDay.tsx'
import classes from './dashboard.module.css'

export type Queue = 'mine' | 'unassigned' | 'decide'

/** The most urgent files of a queue: why each is there, and until when. */
export function WorkQueue({ queue, filter }: { queue: Queue; filter: Search }) {
  const text = useText()
  const query = { ...filter, sort: 'reviewDueOn' }
  const answer = useList<ApplicationRow>(applicationsEndpoints.listApplications, {
    ...query,
    stage: 'pending',
    perPage: '5',
  })
  const total = answer.data?.meta.total ?? 0
  return (
    <section className={`surface ${classes.queue}`}>
      <header>
        <h2>{text(`queues.${queue}.title`)}</h2>
        {total > 0 && (
          <ScreenLink screen={applicationsScreens.pendingApplications} query={query}>
            {text('queues.all', { count: total })}
          </ScreenLink>
        )}
      </header>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height={120} />}
      {answer.data?.data.length === 0 && <p className="quiet">{text(`queues.${queue}.empty`)}</p>}
      <ul>
        {answer.data?.data.map((row) => (
          <QueueLine key={row.id} row={row} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

function QueueLine({ row, queue }: { row: ApplicationRow; queue: Queue }) {
  const text = useText()
  const { id, reference, participantName, employerName, status } = row
  const reason = queue === 'mine' ? text(`reasons.${status}`) : text(`queues.${queue}.reason`)
  return (
    <li>
      <div className={classes.who}>
        <ScreenLink screen={applicationsScreens.pendingApplication} params={{ id }}>
          {participantName}
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
    </li>
  )
}
