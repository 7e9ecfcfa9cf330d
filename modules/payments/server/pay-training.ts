import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { findPayment } from './payment.queries.ts'
import { announcePayment } from './payment.steps.ts'

/**
 * Makes the payment of a course that is reviewed: assessed by whoever reviewed its evidence, approved by
 * whoever approved its request, and so to be paid by a third person.
 * @returns its id
 */
export async function payTraining(change: Change, requestId: string): Promise<string> {
  const { db } = change
  const { rows } = await sql<{ id: string }>`
    insert into payments (placement_id, source, funding_request_id, status, period_from, period_to, claimed_amount,
      submitted_on, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by)
    select f.placement_id, 'training', f.id, 'approved', f.starts_on, f.ends_on, f.claimed_amount, f.evidence_sent_on,
      f.assessed_amount, f.reviewed_on, f.reviewed_by, array[f.reviewed_by], f.assessed_amount, f.decided_on, f.decided_by
    from funding_requests f where f.id = ${requestId} returning id`.execute(db)
  const { id } = theRow(rows)
  const made = theKnown(await findPayment(db, id))
  const { reference, status, periodFrom, periodTo, claimedAmount } = made
  await change.audit({
    action: 'payments.madeOfTraining',
    entity: 'payment',
    entityId: id,
    reference,
    changes: differences(
      {},
      { status, periodFrom, periodTo, claimedAmount, approvedAmount: made.assessedAmount },
    ),
  })
  await announcePayment(change, made, 1)
  return id
}
