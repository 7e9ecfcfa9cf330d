import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { JudgesHeld } from '#modules/holds/server/follow-hold.ts'
import { isAbout, type Held } from '#modules/holds/server/held-applications.queries.ts'
import type { JudgesParticipants } from '#modules/participants/server/edit-participant.ts'
import { announceApplication } from './announce-application.ts'
import { refreshCheckpoint } from './record-checkpoint.ts'

/** Looks at the automatic checks of what a person has under way, once their record says otherwise. */
export async function judgeAgain(change: Change, participantId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from applications where participant_id = ${participantId} and stage = 'pending'
    order by id for update`.execute(change.db)
  for (const { id } of rows) {
    // oxlint-disable no-await-in-loop -- one transaction does one after the other
    await refreshCheckpoint(change, id)
    await announceApplication(change, { id, topic: 'applications', toStaffAlone: true })
    // oxlint-enable no-await-in-loop
  }
}

export const judgesApplicants: JudgesParticipants = { judgeAgain }

/** The check of good standing follows what stops a decision, of whatever it says something else by now. */
async function judgeHeld(change: Change, held: Held): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join checkpoints c on c.application_id = a.id and c.number = 1
    where ${isAbout(held)} and a.stage = 'pending' and exists (select from jsonb_array_elements(c.items) i
      where i ->> 'code' = 'goodStanding' and (i ->> 'isAutomatic')::boolean
        and (i ->> 'result' = 'fail') <> a.is_on_hold)
    order by a.id`.execute(change.db)
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const { id } of rows) await refreshCheckpoint(change, id)
}

export const judgesHeldApplicants: JudgesHeld = { judgeHeld }
