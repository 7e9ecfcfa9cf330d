import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Background } from './background.ts'
import type { Db } from './call.ts'

/** How a job ended last, whichever process ran it. */
export interface JobOutcome {
  name: string
  workedAt: string | null
  failedAt: string | null
  /** Since it last worked. */
  failures: number
  milliseconds: number
}

export async function readJobOutcomes(db: Db): Promise<JobOutcome[]> {
  const { rows } = await sql<JobOutcome>`
    select name, worked_at as "workedAt", failed_at as "failedAt", failures, milliseconds
    from job_outcomes order by name`.execute(db)
  return rows
}

/** Hears that a job has run on this process. */
export type OnRun = (run: { name: string; hasWorked: boolean; milliseconds: number }) => void

interface Keeping {
  database: Kysely<Database>
  background: Background
  onRun: OnRun
}

/** Does a job, and keeps how it ended. @throws what the job throws */
export async function keepOutcome<T>(
  { database, background, onRun }: Keeping,
  name: string,
  doing: () => Promise<T>,
): Promise<T> {
  const started = performance.now()
  const ended = async (hasWorked: boolean) => {
    const milliseconds = Math.round(performance.now() - started)
    onRun({ name, hasWorked, milliseconds })
    // Where the database is away, that it failed is in the log alone.
    await writeOutcome(database, { name, hasWorked, milliseconds }).catch(() => undefined)
  }
  try {
    const result = await background.attend(name, doing)
    await ended(true)
    return result
  } catch (error) {
    await ended(false)
    throw error
  }
}

async function writeOutcome(database: Db, { name, hasWorked, milliseconds }: Parameters<OnRun>[0]) {
  await sql`
    insert into job_outcomes as o (name, worked_at, failed_at, failures, milliseconds)
    values (${name}, case when ${hasWorked} then clock_now() end, case when not ${hasWorked} then clock_now() end,
      case when ${hasWorked} then 0 else 1 end, ${milliseconds})
    on conflict (name) do update set milliseconds = excluded.milliseconds,
      worked_at = coalesce(excluded.worked_at, o.worked_at),
      failed_at = coalesce(excluded.failed_at, o.failed_at),
      failures = case when ${hasWorked} then 0 else o.failures + 1 end`.execute(database)
}
