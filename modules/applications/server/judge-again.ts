import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
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
