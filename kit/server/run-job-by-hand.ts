import { sql } from 'kysely'
import type { Change } from './call.ts'
import type { DeclaredJob } from './declared-jobs.ts'
import { hasQueue, readJobStates } from './job-runs.ts'

/**
 * Puts one run of a job into the queue, which the next free process takes. Whoever else wants the same
 * waits for the row of its queue, and then finds that run.
 * @returns `queued`, or why it is not: it runs or waits already, or no process has ever run jobs here
 */
export async function runJobByHand(
  { db }: Pick<Change, 'db'>,
  job: DeclaredJob,
): Promise<'queued' | 'running' | 'waiting' | 'nowhere'> {
  if (!(await hasQueue(db))) return 'nowhere'
  const { rows: queues } = await sql`
    select 1 from jobs.queue where name = ${job.name} for no key update`.execute(db)
  if (queues.length === 0) return 'nowhere'
  const [state] = await readJobStates(db, [job])
  if (state?.present) return state.present
  await sql`
    insert into jobs.job (name, data, start_after, created_on, keep_until, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
      heartbeat_seconds)
    select q.name, '{"isByHand": true}', jobs.job_now(), jobs.job_now(),
      jobs.job_now() + q.retention_seconds * interval '1 second', q.expire_seconds, q.deletion_seconds,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
      q.heartbeat_seconds
    from jobs.queue q where q.name = ${job.name}`.execute(db)
  return 'queued'
}
