import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { followHold, type JudgesHeld } from './follow-hold.ts'
import { holdSteps } from './hold.steps.ts'
import { tellHeld } from './tell-held.ts'

/** Every night: holds whose last day has passed are over, and those whose first day has come have begun. */
export const expireHolds = (judges: readonly JudgesHeld[]): Job => ({
  name: 'holds.expire',
  schedule: '5 5 * * *',
  async run(change) {
    const today = await change.today()
    const over = await sql<{ id: string }>`
      select id from holds where status = 'open' and ends_on < ${today}::date order by id`.execute(
      change.db,
    )
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    for (const { id } of over.rows) await expire(change, { id, today })
    // The mark that applications keep follows by itself.
    const begun = await sql<{ id: string }>`
      update holds set has_begun = true, updated_at = clock_now()
      where status = 'open' and not has_begun and starts_on <= ${today}::date returning id`.execute(
      change.db,
    )
    for (const { id } of [...over.rows, ...begun.rows])
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await followHold(change, { id, judges })
  },
})

/** Under the lock it is asked once more: somebody may have lifted it or given it more time. */
async function expire(change: Change, { id, today }: { id: string; today: string }) {
  await holdSteps.hold?.(change, id)
  const { rows } = await sql<{ version: number; endsOn: string }>`
    select version, ends_on as "endsOn" from holds where id = ${id} and status = 'open'
      and ends_on < ${today}::date for update`.execute(change.db)
  const [row] = rows
  if (!row) return
  const by = { ...change, person: systemPerson, version: row.version }
  const found = await takeStep(by, holdSteps, {
    id,
    step: 'expire',
    row: { ended_on: addDays(row.endsOn, 1) },
  })
  await tellHeld(change, 'expired', found)
}
