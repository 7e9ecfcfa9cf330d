import type { Change } from '#kit/server/call.ts'
import type { DocumentSide } from '../contract/document.ts'

/** Open screens of the staff and of the side hear that its documents have changed; the other side never. */
export async function announceDocuments(
  change: Change,
  { id, side }: { id: string; side: DocumentSide },
): Promise<void> {
  const { programId, employerId, participantId, assigneeId } = await change.db
    .selectFrom('applications')
    .select([
      'program_id as programId',
      'seen_employer_id as employerId',
      'participant_id as participantId',
      'assignee_id as assigneeId',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const facts = {
    programId,
    assigneeId,
    employerId: side === 'employer' ? employerId : null,
    participantId: side === 'participant' ? participantId : null,
  }
  const ofStaff = { ...facts, employerId: null, participantId: null }
  const subject = 'Applications View'
  for (const topic of ['documents', 'applications'])
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic, id, subject, facts })
  await change.announce({ topic: 'timeline', id, subject, facts: ofStaff })
}
