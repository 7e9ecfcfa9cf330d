import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

/**
 * The placement that an approval creates: planned, with the approved terms and money. An
 * application has at most one; a second call for the same application fails in the database.
 */
export async function createPlacement(
  change: Change,
  { applicationId, committedAmount }: { applicationId: string; committedAmount: string },
): Promise<void> {
  const { rows } = await sql<{
    id: string
    reference: string
    program_id: string
    employer_id: string
    participant_id: string
  }>`
    insert into placements (application_id, program_id, participant_id, employer_id, position_title,
      start_on, planned_end_on, hours_per_week, hourly_wage, funding, committed_amount)
    select id, program_id, participant_id, employer_id, position_title, start_on, end_on,
      hours_per_week, hourly_wage, approved_funding, ${committedAmount}
    from applications where id = ${applicationId}
    returning id, reference, program_id, employer_id, participant_id`.execute(change.db)
  const [placement] = rows
  if (!placement) throw new Error('no application to create a placement from')
  await change.audit({
    action: 'placements.created',
    entity: 'placement',
    entityId: placement.id,
    reference: placement.reference,
    changes: { committedAmount: [null, committedAmount] },
  })
  await change.announce({
    topic: 'placements',
    id: placement.id,
    subject: 'Participants View',
    facts: {
      programId: placement.program_id,
      employerId: placement.employer_id,
      participantId: placement.participant_id,
    },
  })
}
