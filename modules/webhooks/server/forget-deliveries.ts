import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

const keptDays = 30

/** Every night: what was sent, or given up, a month ago. */
export const forgetDeliveries: Job = {
  name: 'webhooks.forgetDeliveries',
  schedule: '7 4 * * *',
  async run({ db }) {
    await sql`delete from webhook_deliveries
      where occurred_at < clock_now() - ${keptDays} * interval '1 day'`.execute(db)
  },
}
