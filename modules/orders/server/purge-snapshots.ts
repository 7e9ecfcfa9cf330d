import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'

/** Every night: snapshots go thirty days after somebody deleted them. */
export const purgeSnapshots: Job = {
  name: 'orders.purgeSnapshots',
  schedule: '50 5 * * *',
  async run({ db, audit }) {
    const { rows } = await sql<{ count: number }>`
      with gone as (delete from order_snapshots where deleted_at <= clock_now() - interval '30 days' returning 1)
      select count(*)::int as count from gone`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count)
      await audit({
        action: 'orders.snapshotsPurged',
        entity: 'order',
        changes: { count: [null, count] },
      })
  },
}
