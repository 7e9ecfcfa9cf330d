import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: registrations that nobody confirmed are forgotten, a week after their link ended. */
export const forgetRegistrations: Job = {
  name: 'registration.forget',
  schedule: '40 5 * * *',
  async run({ db, audit, now }) {
    const gone = await db
      .deleteFrom('registrations')
      .where('expires_at', '<', sql<string>`${now}::timestamptz - interval '7 days'`)
      .executeTakeFirst()
    const count = Number(gone.numDeletedRows)
    if (count)
      await audit({
        action: 'registration.forgotten',
        entity: 'user',
        changes: { count: [null, count] },
      })
  },
}
