import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** So long a notice is kept, read or not. */
const daysKept = 180

/** Every night: notices that are old are forgotten; the record and its letters know the rest. */
export const forgetNotices: Job = {
  name: 'notifications.forget',
  schedule: '41 8 * * *',
  async run({ db, now }) {
    await sql`delete from notices where created_at < ${now}::timestamptz - ${daysKept} * interval '1 day'`.execute(
      db,
    )
    await sql`delete from digest_entries where created_at < ${now}::timestamptz - ${daysKept} * interval '1 day'`.execute(
      db,
    )
  },
}
