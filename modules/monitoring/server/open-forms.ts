import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every morning: forms whose day has come are open. */
export const openForms: Job = {
  name: 'monitoring.open',
  schedule: '10 12 * * *',
  async run({ db }) {
    await sql`
      update monitoring_forms set status = 'open', version = version + 1, updated_at = clock_now()
      where status = 'scheduled' and opens_on <= organisation_today()`.execute(db)
  },
}
