import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { findPlacement } from './placement.queries.ts'
import { factsForEmployer } from './tell-employer.ts'

interface NewPlacement {
  applicationId: string
  committedAmount: string
  /** What the decision says to the employer, word for word. */
  note?: string
}

/**
 * The placement that an approval creates: planned, with the approved terms and money, offered to the
 * employer until a business day of the program's province. An application has at most one; a second
 * call for the same application fails in the database.
 */
export async function createPlacement(
  change: Change,
  { applicationId, committedAmount, note = '' }: NewPlacement,
): Promise<void> {
  const acceptBy = await lastDayToAccept(change, applicationId)
  const { rows } = await sql<{
    id: string
    reference: string
    program_id: string
    employer_id: string
    participant_id: string
  }>`
    insert into placements (application_id, program_id, participant_id, employer_id, position_title,
      start_on, planned_end_on, hours_per_week, hourly_wage, funding, committed_amount, accept_by)
    select id, program_id, participant_id, employer_id, position_title, start_on, end_on,
      hours_per_week, hourly_wage, approved_funding, ${committedAmount}, ${acceptBy}
    from applications where id = ${applicationId}
    returning id, reference, program_id, employer_id, participant_id`.execute(change.db)
  const placement = theRow(rows)
  await change.audit({
    action: 'placements.created',
    entity: 'placement',
    entityId: placement.id,
    reference: placement.reference,
    changes: { committedAmount: [null, committedAmount], acceptBy: [null, acceptBy] },
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
  await offerToEmployer(change, { id: placement.id, acceptBy, note })
}

async function lastDayToAccept(change: Change, applicationId: string): Promise<string> {
  const { rows } = await sql<{ days: number; province: string }>`
    select p.acceptance_days as days, p.province from applications a
      join programs p on p.id = a.program_id where a.id = ${applicationId}`.execute(change.db)
  return dueDay(change, theRow(rows))
}

async function offerToEmployer(
  change: Change,
  { id, acceptBy, note }: { id: string; acceptBy: string; note: string },
) {
  const placement = theKnown(await findPlacement(change.db, id))
  await change.letter(placementsLetters.offered, placement.contact, {
    ...factsForEmployer(placement, acceptBy),
    amount: placement.committedAmount,
    note,
  })
}
