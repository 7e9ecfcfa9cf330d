import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every minute: what changes of orders have appended becomes part of the sums by month. */
export const foldMonthSums: Job = {
  name: 'orders.foldMonthSums',
  schedule: '* * * * *',
  async run({ db }) {
    await sql`select fold_order_months()`.execute(db)
  },
}
