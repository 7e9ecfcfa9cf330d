import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import { checkpointTwoDays } from '../contract/checkpoint-two.ts'

/** Somebody works: from the thirtieth day on it is looked at, by the first business day from the forty-second. */
export const followsPlacements: FollowsPlacements = {
  async started(change, { id, applicationId }) {
    const { startedOn, province } = await startOf(change, id)
    const dueOn = await dueDay(change, {
      days: 1,
      province,
      from: addDays(startedOn, checkpointTwoDays.due - 1),
    })
    await change.db
      .insertInto('placement_checkpoints')
      .values({
        placement_id: id,
        application_id: applicationId,
        opens_on: addDays(startedOn, checkpointTwoDays.opens),
        due_on: dueOn,
      })
      .execute()
  },
}

async function startOf({ db }: Change, id: string) {
  const { rows } = await sql<{ startedOn: string; province: string }>`
    select l.started_on as "startedOn", p.province from placements l join programs p on p.id = l.program_id
    where l.id = ${id}`.execute(db)
  return theRow(rows)
}
