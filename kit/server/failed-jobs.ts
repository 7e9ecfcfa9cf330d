import { sql } from 'kysely'
import type { Db } from './call.ts'
import { hasQueue, productTime } from './job-runs.ts'

/** A job whose last run failed, whichever process ran it. */
export interface FailedJob {
  name: string
  /** When it last failed. */
  at: string
  /** How often since it last worked, as far back as the queue remembers. */
  times: number
}

/**
 * Jobs that have not worked since they failed, the latest failure first. Before any process has run
 * jobs the queue has no tables.
 */
export async function readFailedJobs(db: Db): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<FailedJob>`
    select j.name, max(${productTime('j.completed_on')}) as at, count(*)::int as times
    from jobs.job j
    where j.state = 'failed' and not exists (select 1 from jobs.job w
      where w.name = j.name and w.state = 'completed' and w.completed_on > j.completed_on)
    group by j.name order by at desc limit 20`.execute(db)
  return rows
}
