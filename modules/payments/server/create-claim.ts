import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { ClaimLine } from '../contract/payment.ts'
import { computeClaim, keepFiles, keepLines } from './keep-claim.ts'
import { findPayment } from './payment.queries.ts'
import { announcePayment } from './payment.steps.ts'
import { holdPlacement } from './worked.queries.ts'

interface NewClaim {
  placementId: string
  lines: readonly ClaimLine[]
  files?: readonly string[] | null | undefined
}

/**
 * Begins a claim of the wages of a placement; it is the employer’s until it is sent.
 * @returns its id
 * @throws 404 for a placement that is none of theirs, 409 `placementNotBegun`, 422 at the fields
 */
export async function createClaim(change: Change, input: NewClaim): Promise<string> {
  const { db } = change
  await holdPlacement(change, input.placementId)
  const { lines, total, periodFrom, periodTo } = await computeClaim(change, input)
  const { rows } = await sql<{ id: string }>`
    insert into payments (placement_id, period_from, period_to, claimed_amount)
    values (${input.placementId}, ${periodFrom}, ${periodTo}, ${total}) returning id`.execute(db)
  const { id } = theRow(rows)
  await keepLines(change, id, lines)
  await keepFiles(change, id, input.files ?? [])
  const made = theKnown(await findPayment(db, id))
  await change.audit({
    action: 'payments.created',
    entity: 'payment',
    entityId: id,
    reference: made.reference,
    changes: differences({}, { status: made.status, periodFrom, periodTo, claimedAmount: total }),
  })
  await announcePayment(change, made, 1)
  return id
}
