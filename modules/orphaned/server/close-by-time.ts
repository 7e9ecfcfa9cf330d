import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { daysToClose } from '../contract/orphaned.status.ts'
import { closedRow, tellClosed } from './close-case.ts'
import { followOn } from './orphaned.steps.ts'

/** Every night: what was open for sixty days without an employer is closed. */
export const closeByTime: Job = {
  name: 'orphaned.close',
  schedule: '30 5 * * *',
  async run(change) {
    const today = await change.today()
    const { rows } = await sql<{ id: string }>`
      select id from orphaned_cases where status = 'open' and opened_on + ${daysToClose}::int <= ${today}::date
      order by id`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await close(change, { id, today })
  },
}

/** Under the lock it is asked once more: somebody may have closed or rematched it meanwhile. */
async function close(change: Change, { id, today }: { id: string; today: string }) {
  const { rows } = await sql`
    select 1 from orphaned_cases where id = ${id} and status = 'open'
      and opened_on + ${daysToClose}::int <= ${today}::date for update`.execute(change.db)
  if (rows.length === 0) return
  const found = await followOn(change, { id, step: 'expire', row: closedRow('expired', today) })
  await tellClosed(change, found)
}
