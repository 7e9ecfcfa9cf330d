import { sql } from 'kysely'
import { forsakeFiles } from '#kit/server/forsaken-files.ts'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: files that were sent and went with no message for a day, and links that hold no more. */
export const forgetMessageFiles: Job = {
  name: 'messages.forget',
  schedule: '25 7 * * *',
  async run(change) {
    const { rows } = await sql<{ id: string }>`
      delete from message_files where message_id is null and kept_at < clock_now() - interval '1 day'
      returning file_id as id`.execute(change.db)
    await forsakeFiles(
      change,
      rows.map(({ id }) => id),
    )
    // An expired one still leads to a new one for a while.
    await sql`delete from message_links where expires_at < clock_now() - interval '1 year'`.execute(
      change.db,
    )
  },
}
