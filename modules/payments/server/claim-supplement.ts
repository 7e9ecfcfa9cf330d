import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { newSupplementClaim } from '../contract/payment.ts'
import { keepFiles } from './keep-claim.ts'
import { findPayment } from './payment.queries.ts'
import { enteredAlsoBy } from './payment.policy.ts'
import { announcePayment, holdSupplement } from './payment.steps.ts'
import { refuseSpent, theClaimable } from './supplement-claim-rules.ts'

/**
 * Begins a claim of what was spent of a supplement, by whom it is paid to or by staff for the participant. What it
 * claims nobody else claims meanwhile.
 * @returns its id
 * @throws 404 for a supplement that is none of theirs, 409 `supplementClosed`, `supplementNotApproved`,
 * `paidToParticipant`, `paidToEmployer`, `placementGivenUp`, 422 at the fields
 */
export async function claimSupplement(
  change: Change,
  { supplementId, files, ...spent }: z.infer<typeof newSupplementClaim.create>,
): Promise<string> {
  const { db } = change
  // The application comes before the supplement; the new row refers to it.
  await sql`select 1 from applications a join supplements s on s.application_id = a.id
    where s.id = ${supplementId} for key share of a`.execute(db)
  await holdSupplement(change, supplementId)
  const found = await theClaimable(change, { supplementId })
  refuseSpent(spent, found, await change.today())
  const { spentOn, periodFrom, periodTo, claimedAmount } = spent
  const enteredBy = enteredAlsoBy(change.person, { payee: found.payee, enteredBy: [] })
  const { rows } = await sql<{ id: string }>`
    insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount, entered_by)
    values (${found.placementId}, 'supplement', ${supplementId}, ${spentOn}, ${periodFrom}, ${periodTo},
      ${claimedAmount}, ${enteredBy}::uuid[]) returning id`.execute(db)
  const { id } = theRow(rows)
  await keepFiles(change, id, files ?? [])
  const made = theKnown(await findPayment(db, id))
  const { reference, status } = made
  await change.audit({
    action: 'payments.created',
    entity: 'payment',
    entityId: id,
    reference,
    changes: differences({}, { status, ...spent }),
  })
  await announcePayment(change, made, 1)
  return id
}
