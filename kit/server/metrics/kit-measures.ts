import { sql } from 'kysely'
import { scheduleOf, type DeclaredJob } from '../declared-jobs.ts'
import { nextRun } from '../due-runs.ts'
import { readJobOutcomes } from '../job-outcomes.ts'
import { hasFailed, isWaiting } from '../outbox-state.ts'
import type { Measure, Measured } from './measure.ts'

const seconds = (moment: string) => Date.parse(moment) / 1000

/** How jobs fare, whichever process runs them. */
export const jobMeasures = (jobs: () => readonly DeclaredJob[], started: Date): Measure[] => [
  {
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last worked',
    label: 'job',
    async read(db) {
      const outcomes = await readJobOutcomes(db)
      return outcomes.flatMap(({ name, workedAt }) =>
        workedAt ? [{ of: name, value: seconds(workedAt) }] : [],
      )
    },
  },
  {
    name: 'job_failures_in_a_row',
    help: 'How often a job has failed since it last worked',
    label: 'job',
    read: async (db) =>
      (await readJobOutcomes(db)).map(({ name, failures }) => ({ of: name, value: failures })),
  },
  {
    name: 'job_late_seconds',
    help: 'How long ago a job should have worked again; 0 while it is on time',
    label: 'job',
    async read(db, { now }) {
      const worked = new Map((await readJobOutcomes(db)).map((each) => [each.name, each.workedAt]))
      return jobs().map((job) => ({
        of: job.name,
        value: lateness(job, { worked: worked.get(job.name) ?? null, started, now }),
      }))
    },
  },
]

interface Since {
  worked: string | null
  started: Date
  now: Date
}

/** Of a job that has not worked yet, from when this process began. */
export function lateness(job: DeclaredJob, { worked, started, now }: Since): number {
  const due = nextRun(scheduleOf(job), worked ? new Date(worked) : started)
  return Math.max(0, (now.getTime() - due.getTime()) / 1000)
}

/** What is to leave the house, and what did not. */
export const outboxMeasures: readonly Measure[] = [
  {
    name: 'outbox_waiting',
    help: 'Messages that are to be sent',
    async read(db) {
      const { rows } = await sql<Measured>`
        select count(*)::int as value from outbox_messages where ${isWaiting}`.execute(db)
      return rows
    },
  },
  {
    name: 'outbox_oldest_waiting_seconds',
    help: 'How long the oldest message has been waiting to be sent',
    async read(db) {
      const { rows } = await sql<Measured>`
        select coalesce((select greatest(extract(epoch from clock_now() - created_at), 0)
          from outbox_messages where ${isWaiting} order by created_at, id limit 1), 0)::float8 as value`.execute(
        db,
      )
      return rows
    },
  },
  {
    name: 'outbox_failed',
    help: 'Messages whose last try failed and that have not left since, by kind of failure',
    label: 'kind',
    async read(db) {
      const { rows } = await sql<Measured>`
        select failure_kind as of, count(*)::int as value from outbox_messages
        where ${hasFailed}
        group by failure_kind`.execute(db)
      return rows
    },
  },
]
