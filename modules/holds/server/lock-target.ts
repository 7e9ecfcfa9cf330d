import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { HoldScope } from './hold.policy.ts'

/** Of whoever a hold is on: nothing is decided that reads their holds until this change is kept. */
export async function lockTarget(
  db: Db,
  { employerId, participantId }: Pick<HoldScope, 'employerId' | 'participantId'>,
) {
  if (employerId)
    await sql`select 1 from employers where id = ${employerId} for no key update`.execute(db)
  if (participantId)
    await sql`select 1 from participants where id = ${participantId} for no key update`.execute(db)
}
