import { sql } from 'kysely'
import type { Job } from './jobs.ts'
import { forgetWaitingFiles } from './waiting-files.ts'

/** Every hour: what only had to be remembered for a while is forgotten. */
export const tidyUp: Job = {
  name: 'kit.tidyUp',
  schedule: '17 * * * *',
  async run({ db, settings, now }) {
    const ago = (milliseconds: number) =>
      sql`${now}::timestamptz - ${milliseconds} * interval '1 millisecond'`
    await sql`delete from idempotency_keys where created_at < ${ago(settings.idempotencyLife)}`.execute(
      db,
    )
    await sql`delete from live_events where at < ${ago(3_600_000)}`.execute(db)
    await sql`delete from bulk_runs where state <> 'running' and created_at < ${ago(settings.bulkRunLife)}`.execute(
      db,
    )
    await forgetWaitingFiles({ db }, new Date(now.getTime() - 86_400_000))
    await sql`delete from rate_limits where window_started_at < ${ago(86_400_000)}`.execute(db)
  },
}
