import type { Can } from '#kit/contract/define-entity.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { scheduleOf, type DeclaredJob } from '#kit/server/declared-jobs.ts'
import { nextRun } from '#kit/server/due-runs.ts'
import { readFailedJobs } from '#kit/server/failed-jobs.ts'
import { readJobRuns, readJobStates, type JobState } from '#kit/server/job-runs.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { JobRecord, JobRow } from '../contract/clockwork.endpoints.ts'
import { scheduleSaid } from './schedule-said.ts'

interface Asking {
  db: Db
  person: Person
  now: Date
  language: Language
}

const areas: readonly JobRow['area'][] = ['funding', 'investors', 'people', 'desk', 'operation']
const runsShown = 20

/** @throws 404 when there is none of the name */
export function findJob(jobs: readonly DeclaredJob[], name: string): DeclaredJob {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw notFound()
  return job
}

/** Those that fail first, then by area and title. */
export async function readJobs(call: Asking, jobs: readonly DeclaredJob[]): Promise<JobRow[]> {
  const states = await readJobStates(call.db, jobs)
  const collator = new Intl.Collator(call.language)
  const place = ({ area }: JobRow) => areas.indexOf(area)
  return jobs
    .map((job, at) => rowOf(job, states[at]!, call))
    .toSorted(
      (a, b) =>
        Number(b.failures > 0) - Number(a.failures > 0) ||
        place(a) - place(b) ||
        collator.compare(a.title, b.title),
    )
}

export async function readJob(
  call: Asking,
  jobs: readonly DeclaredJob[],
  name: string,
): Promise<JobRecord> {
  const job = findJob(jobs, name)
  const [state] = await readJobStates(call.db, [job])
  const runs = await readJobRuns(call.db, name, runsShown)
  const row = rowOf(job, state!, call)
  return { ...row, runs: upTo(row.lastRun, runs), can: canOf(call.person, row) }
}

/** A run that ended after the state was read is told with the next state. */
function upTo(lastRun: JobRow['lastRun'], runs: JobRecord['runs']) {
  if (lastRun === null) return []
  return runs.slice(
    Math.max(
      0,
      runs.findIndex(({ id }) => id === lastRun.id),
    ),
  )
}

function rowOf(job: DeclaredJob, state: JobState, { now, language }: Asking): JobRow {
  const schedule = scheduleOf(job)
  return {
    ...state,
    area: job.area as JobRow['area'],
    ...job.words[language],
    schedule: scheduleSaid(schedule),
    nextAt: nextRun(schedule, now).toISOString(),
  }
}

const configuring = { action: 'configure', subject: 'Settings Clockwork' } as const

function canOf({ permissions }: Person, { present }: JobRow): Can {
  if (!permissions.allows(configuring)) return {}
  if (present === null) return { run: true }
  return { run: { reason: present === 'running' ? 'jobRuns' : 'jobWaits' } }
}

/** Jobs that have not worked since they failed, as the reader calls them. */
export async function readFailing(
  { db, language }: Pick<Asking, 'db' | 'language'>,
  jobs: readonly DeclaredJob[],
) {
  const failed = await readFailedJobs(db)
  return failed.map((each) => ({
    ...each,
    title: jobs.find(({ name }) => name === each.name)?.words[language].title ?? each.name,
  }))
}
