import { useOwnTitle } from '#kit/web/page-title.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRecord } from '../contract/clockwork.endpoints.ts'
import { DurationText, MomentText, NextRun, ScheduleText } from './job-texts.tsx'
import { RunTable } from './RunTable.tsx'
import { useJob, useRunJob } from './use-jobs.ts'
import classes from './clockwork.module.css'

/** One job: how it fares, its last runs, and a run by hand. */
export function JobScreen() {
  const { name = '' } = useScreenParams()
  const answer = useJob(name)
  return <WholeRecord answer={answer}>{(job) => <Job job={job} />}</WholeRecord>
}

function Job({ job }: { job: JobRecord }) {
  const text = useText()
  const { verb, act } = useRunJob(job)
  useOwnTitle(job.title)
  return (
    <div className={classes.job}>
      <PageHeader
        title={job.title}
        below={<p className={classes.intro}>{job.does}</p>}
        actions={<RecordActs acts={[{ key: 'run', label: verb, can: job.can['run'], act }]} />}
      />
      <Strip job={job} />
      <RecordSection title={text('runs.title')}>
        <RunTable runs={job.runs} />
      </RecordSection>
    </div>
  )
}

function Strip({ job }: { job: JobRecord }) {
  const text = useText()
  const { lastRun, failures } = job
  return (
    <Figures>
      <Figure label={text('columns.schedule')}>
        <ScheduleText job={job} />
      </Figure>
      {lastRun && (
        <Figure
          label={text('columns.lastRun')}
          note={<DurationText milliseconds={lastRun.milliseconds} />}
        >
          <MomentText value={lastRun.endedAt} />
        </Figure>
      )}
      <Figure label={text('columns.nextRun')}>
        <NextRun job={job} />
      </Figure>
      {failures > 0 && (
        <Figure label={text('columns.status')}>
          <ToneBadge tone="danger">{text('failures', { count: failures })}</ToneBadge>
        </Figure>
      )}
    </Figures>
  )
}
