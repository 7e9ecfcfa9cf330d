import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange, type Written } from '#kit/server/steps.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { dropKept } from '#modules/overpayments/server/settle-kept.ts'
import type { approvalLevels, declineReasons } from '../contract/payment.status.ts'
import { readClaimed } from './claimed-supplement.queries.ts'
import { refuseGone, refuseTooMuch } from './assess-claim.ts'
import type { LoadedPayment } from './payment.policy.ts'
import { paymentSteps, underBalances } from './payment.steps.ts'
import { tellApproved, tellDeclined, tellReturned } from './tell-payee.ts'

interface Approval {
  level: (typeof approvalLevels)[number]
  /** The amount that the approver saw. */
  total: string
}

const stepOf = { only: 'approve', first: 'approveFirst', second: 'approveSecond' } as const

/**
 * Approves what is assessed, alone or as one of two; with the last approval whoever is paid is told.
 * @throws 409 `fourEyes`, `paymentHeld`, `placementGivenUp`, `pastLastDay`, `amountChanged`; 422 for more than is left
 */
export async function approveClaim(change: VersionedChange, id: string, approval: Approval) {
  const { level, total } = approval
  await takeStep(change, underBalances, {
    id,
    step: stepOf[level],
    before: async (found) => approving(change, found, approval),
  })
  if (level !== 'first') await tellApproved(change, id, total)
}

async function approving(
  change: VersionedChange,
  found: LoadedPayment,
  { level, total }: Approval,
): Promise<Written<'payments'>> {
  const { employerId, participantId, programId, applicationId } = found
  await refuseHeld(change, 'payment', { employerId, participantId, programId, applicationId })
  const worked = await refuseGone(change, found)
  if (found.assessedAmount !== total) throw refused('amountChanged')
  // Of a supplement no more is claimed than is approved; wages share what is left of the placement.
  if (!found.supplementId) refuseTooMuch(total, worked)
  const by = { by: change.person.userId, on: await change.today() }
  if (level === 'first') return { row: { first_approved_by: by.by, first_approved_on: by.on } }
  return {
    row: { approved_by: by.by, approved_on: by.on, approved_amount: total },
    changes: { approvedAmount: [null, total] },
  }
}

/**
 * Asks whoever claims to put something right; what was assessed, or approved, is so anew.
 * @throws 409 `claimedMeanwhile` where another claim has what was not given of this one
 */
export async function returnClaim(change: VersionedChange, id: string, changes: string) {
  // Of a closed supplement, what is returned goes back to the budget.
  await takeStep(change, underBalances, {
    id,
    step: 'returnClaim',
    reason: changes,
    row: {
      changes_asked: changes,
      assessed_amount: null,
      assessed_on: null,
      assessed_by: null,
      first_approved_on: null,
      first_approved_by: null,
      approved_amount: null,
      approved_on: null,
      approved_by: null,
      reduction_reason: null,
    },
    // What is approved is what is assessed.
    async before({ status, version, assessedAmount, claimedAmount, supplementId }) {
      await dropKept(change, id)
      const claimed = supplementId && (await readClaimed(change.db, supplementId, id))
      if (claimed && new Decimal(claimedAmount).gt(claimed.left)) throw refused('claimedMeanwhile')
      return {
        row: { returned_version: version + 1 },
        ...(status === 'approved' && { changes: { approvedAmount: [assessedAmount, null] } }),
      }
    },
  })
  await sql`update payment_lines set assessed = null, reduction_reason = null where payment_id = ${id}`.execute(
    change.db,
  )
  await tellReturned(change, id, changes)
}

interface Refusal {
  declineReason: (typeof declineReasons)[number]
  declineNote?: string | null | undefined
}

/** Declines a claim; whoever claims is told why. @throws 422 without the words of another reason */
export async function declineClaim(change: VersionedChange, id: string, refusal: Refusal) {
  const { declineReason, declineNote = null } = refusal
  if (declineReason === 'other' && !declineNote) throw invalidField('declineNote', 'reasonNeeded')
  await takeStep(change, paymentSteps, {
    id,
    step: 'decline',
    reason: declineNote,
    row: {
      declined_by: change.person.userId,
      declined_on: await change.today(),
      decline_reason: declineReason,
      decline_note: declineNote,
    },
    changes: { declineReason: [null, declineReason] },
  })
  await tellDeclined(change, id, { reason: declineReason, note: declineNote })
}

/** Gives a claim up that is not assessed; what it claims can be claimed again. */
export async function cancelClaim(
  change: VersionedChange,
  id: string,
  step: 'cancel' | 'cancelEntered',
) {
  await takeStep(change, paymentSteps, {
    id,
    step,
    row: { cancelled_on: await change.today(), cancelled_by: change.person.userId },
  })
}
