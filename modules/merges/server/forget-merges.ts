import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: what would undo a merge goes with the time for it; that it was merged stays. */
export const forgetMerges: Job = {
  name: 'merges.forget',
  schedule: '40 5 * * *',
  async run({ db, settings, now }) {
    await sql`update shareholder_merges set evidence = null
      where evidence is not null
        and merged_at <= ${now}::timestamptz - ${settings.trashLife} * interval '1 millisecond'`.execute(
      db,
    )
  },
}
