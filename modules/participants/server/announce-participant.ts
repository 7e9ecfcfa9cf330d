import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { ParticipantScope } from './participant.policy.ts'

/** Tells open screens of whoever sees a participant that something about them has changed. */
export async function announceParticipant(
  change: Change,
  event: { id: string; version: number },
): Promise<void> {
  const { rows } = await sql<{ facts: ParticipantScope }>`
    select distinct jsonb_build_object('programId', program_id, 'employerId', seen_employer_id,
      'participantId', participant_id) as facts
    from participant_standings where participant_id = ${event.id}`.execute(change.db)
  for (const { facts } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({
      topic: 'participants',
      ...event,
      subject: 'Participants View',
      facts: { ...facts },
    })
}
