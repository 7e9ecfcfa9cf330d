import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { createPlacement } from '#modules/placements/server/create-placement.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import { announceApplication } from './announce-application.ts'
import { freezeVersion } from './freeze-version.ts'
import { fundingOf, readEmployerFull } from './funding.queries.ts'
import { openCheckpoint } from './record-checkpoint.ts'

/** The job at another employer, and what the placement before left for it. */
export interface Rematch {
  /** The placement that it goes on from. */
  placementId: string
  employerId: string
  position: {
    positionTitle: string
    duties: string
    supervisorName: string
    startOn: string
    endOn: string
    hoursPerWeek: string
    hourlyWage: string
  }
  /** Days that the schedule of rates has behind it, and dollars that are left. */
  daysUsed: number
  amountLeft: string
}

/**
 * Goes on with what an ended placement left, at another employer: an approved application of its own, so
 * that neither employer sees the other's, and the placement that it offers. To be called under the lock
 * of the program's budget.
 * @returns the application
 * @throws 409 `nothingLeft`, `budgetExceeded` or the employer's limit that leaves no room
 */
export async function startRematch(change: Change, rematch: Rematch): Promise<string> {
  const { id, reference, programId } = await insertRematch(change, rematch)
  await openCheckpoint(change, id)
  const full = await readEmployerFull(change.db, id)
  if (full) throw refused(full)
  const funding = await fundingOf(change.db, id)
  if (Number(funding.total) === 0) throw refused('nothingLeft')
  const kept = JSON.stringify(funding)
  await sql`update applications set funding = ${kept}, approved_funding = ${kept}, requested_amount = ${funding.total},
    approved_amount = ${funding.total} where id = ${id}`.execute(change.db)
  if (!(await commitBudget(change, { programId, applicationId: id }, funding.total)))
    throw refused('budgetExceeded')
  await freezeVersion(change, id, { kind: 'submission' })
  await freezeVersion(change, id, { kind: 'approval' })
  await change.audit({
    action: 'applications.rematch',
    entity: 'application',
    entityId: id,
    reference,
    changes: { status: [null, 'approved'], approvedAmount: [null, funding.total] },
  })
  await announceApplication(change, { id, topic: 'applications' })
  await createPlacement(change, { applicationId: id, committedAmount: funding.total })
  return id
}

/**
 * Learning plan, occupation and a confirmed uplift stay the person's; everything else is the other
 * employer's. What others gave towards the wage before counts no more.
 * @throws 409 `isPlacedAgain` when the person has applied elsewhere meanwhile
 */
async function insertRematch(change: Change, rematch: Rematch) {
  const { placementId, employerId, daysUsed, amountLeft } = rematch
  const { positionTitle, duties, supervisorName, startOn, endOn, hoursPerWeek, hourlyWage } =
    rematch.position
  const { rows } = await sql<{ id: string; reference: string; programId: string }>`
    insert into applications (program_id, employer_id, participant_id, participant_name, participant_email,
      participant_completed_at, status, channel, language, position_title, noc, duties, supervisor_name,
      workplace_street, workplace_city, region, workplace_postal_code, employment_type, start_on, end_on,
      hours_per_week, hourly_wage, employer_cost_percent, learning_plan, net_new, requested_amount, funding,
      signatory_name, signatory_title, submitted_at, review_due_on, assignee_id, decided_by, decided_at, created_by,
      equity_uplift_at, equity_uplift_by, rematch_of, days_funded_before, left_of_placement)
    select a.program_id, e.id, a.participant_id, a.participant_name, a.participant_email,
      a.participant_completed_at, 'approved', 'staff', e.language, ${positionTitle}, a.noc, ${duties}, ${supervisorName},
      e.street, e.city, e.province, e.postal_code, a.employment_type, ${startOn}, ${endOn},
      ${hoursPerWeek}, ${hourlyWage}, a.employer_cost_percent, a.learning_plan, true, 0, a.funding,
      e.contact_name, coalesce(e.contact_title, e.contact_name), ${change.now}, ${await change.today()}, a.assignee_id,
      ${change.person.userId}, ${change.now}, ${change.person.userId},
      a.equity_uplift_at, a.equity_uplift_by, l.id, ${daysUsed}, ${amountLeft}
    from placements l join applications a on a.id = l.application_id, employers e
    where l.id = ${placementId} and e.id = ${employerId}
    on conflict do nothing
    returning id, reference, program_id as "programId"`.execute(change.db)
  if (!rows[0]) throw new Problem(409, 'isPlacedAgain')
  return theRow(rows)
}
