import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import type { HoldFacts } from '../contract/hold.status.ts'
import { findHold, loadHold, readHold } from './hold.queries.ts'
import {
  holdMachines,
  judgeHold,
  scopeOf,
  subject,
  type HoldScope,
  type LoadedHold,
} from './hold.policy.ts'

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

/** A hold as its steps know it. */
export const holdSteps: SteppedEntity<LoadedHold, HoldFacts, 'holds'> = {
  ...holdMachines,
  table: 'holds',
  entity: 'hold',
  topic: 'holds',
  load: loadHold,
  judge: judgeHold,
  async hold(change, id) {
    const found = await findHold(change.db, id)
    if (found) await lockTarget(change.db, found)
  },
  reference: ({ reference }) => reference,
  present: readHold,
  announce: (change, found, version) =>
    change.announce({
      topic: 'holds',
      id: found.id,
      version,
      subject,
      facts: { ...scopeOf(found) },
    }),
}
