import type { Change } from '#kit/server/call.ts'

interface Announced {
  id: string
  topic: string
  /** What staff find out about it is not its applicants'. */
  toStaffAlone?: boolean
}

/** Tells open screens of whoever sees an application that something about it has changed. */
export async function announceApplication(
  change: Pick<Change, 'db' | 'announce'>,
  { id, topic, toStaffAlone = false }: Announced,
): Promise<void> {
  const facts = await change.db
    .selectFrom('applications')
    .select(['program_id', 'seen_employer_id', 'participant_id', 'assignee_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await change.announce({
    topic,
    id,
    subject: 'Applications View',
    facts: {
      programId: facts.program_id,
      employerId: toStaffAlone ? null : facts.seen_employer_id,
      participantId: toStaffAlone ? null : facts.participant_id,
      assigneeId: facts.assignee_id,
    },
  })
}
