import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { refused } from '#kit/server/problems.ts'
import { takeStep } from '#kit/server/steps.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { dropKept } from '#modules/overpayments/server/settle-kept.ts'
import { findPayment } from './payment.queries.ts'
import { announcePayment, paymentSteps } from './payment.steps.ts'

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

/**
 * Gives the payment of a course up whose review is taken back; another review makes another one.
 * @throws 409 `paymentUnderWay` once a batch has it
 */
export async function cancelTraining(change: Change, requestId: string): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; status: string }>`
    select id, version, status from payments where funding_request_id = ${requestId} and status <> 'cancelled'
    for update`.execute(change.db)
  const [payment] = rows
  if (!payment) return
  const { id, version, status } = payment
  if (status !== 'approved') throw refused('paymentUnderWay')
  await dropKept(change, id)
  await takeStep({ ...change, person: systemPerson, version }, paymentSteps, {
    id,
    step: 'takeBack',
    row: {
      approved_amount: null,
      approved_on: null,
      approved_by: null,
      cancelled_on: await change.today(),
      cancelled_by: change.person.userId,
    },
  })
}
