import type { Change } from '#kit/server/call.ts'
import type { Side } from '#modules/intake/contract/sides.ts'

/** Open screens of the staff and of the side hear that something was written or read; the other side never. */
export async function announceMessage(
  change: Change,
  { id, side }: { id: string; side: Side },
): Promise<void> {
  const facts = await change.db
    .selectFrom('applications')
    .select([
      'program_id as programId',
      'seen_employer_id as employerId',
      'participant_id as participantId',
      'assignee_id as assigneeId',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ofSide =
    side === 'employer' ? { ...facts, participantId: null } : { ...facts, employerId: null }
  const ofStaff = { ...facts, employerId: null, participantId: null }
  const subject = 'Applications View'
  await change.announce({ topic: 'messages', id, subject, facts: ofSide })
  for (const topic of ['applications', 'timeline', 'tasks', 'counts'])
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic, id, subject, facts: ofStaff })
}
