import { Decimal } from 'decimal.js'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import { leftToApprove, limitsOf } from './balances.queries.ts'
import type { LoadedSupplement } from './supplement.policy.ts'
import { underBalances } from './supplement.steps.ts'
import { tellApproved } from './tell-sides.ts'

interface Approval {
  /** What is given each time, and why less than was requested. */
  approvedEach: string
  reductionReason?: string | null | undefined
  /** The whole that the approver saw. */
  total: string
}

/**
 * Approves a supplement, in whole or in part: sets aside what is given, and tells both sides.
 * @throws 409 `fourEyes`, `placementNotUnderWay`; 422 with what is left where it is too much
 */
export async function approveSupplement(change: VersionedChange, id: string, approval: Approval) {
  const { approvedEach, total } = approval
  const supplement = await takeStep(change, underBalances, {
    id,
    step: 'approve',
    async before(found) {
      const reason = reasonForLess(found, approval)
      refuseOtherSum(found, approval)
      await refuseTooMuch(change, found, total)
      return {
        row: {
          approved_each: approvedEach,
          approved_amount: total,
          reduction_reason: reason,
          decided_by: change.person.userId,
          decided_on: await change.today(),
        },
        changes: { approvedAmount: [null, total] },
      }
    },
  })
  if (!(await commitBudget(change, supplement, total))) throw refused('budgetExceeded')
  await tellApproved(change, id)
}

/** @throws 422 for more than was requested, for nothing, and for less without a reason */
function reasonForLess({ requestedEach }: LoadedSupplement, approval: Approval) {
  const given = new Decimal(approval.approvedEach)
  if (given.isZero()) throw invalidField('approvedEach', 'nothingApproved')
  if (given.gt(requestedEach))
    throw invalidField('approvedEach', 'moreThanRequested', { requested: requestedEach })
  if (given.eq(requestedEach)) return null
  if (!approval.reductionReason) throw invalidField('reductionReason', 'reductionUnexplained')
  return approval.reductionReason
}

/** @throws 422 unless the whole that was seen is so many times what is given */
function refuseOtherSum({ times }: LoadedSupplement, { approvedEach, total }: Approval) {
  const sum = new Decimal(approvedEach).times(times)
  if (!sum.eq(total)) throw invalidField('approvedEach', 'notTheSum', { sum: sum.toFixed(2) })
}

/** @throws 422 with what the tightest limit leaves */
async function refuseTooMuch({ db }: VersionedChange, found: LoadedSupplement, total: string) {
  const limits = await leftToApprove(db, found)
  for (const [code, left] of limitsOf(limits))
    if (new Decimal(total).gt(left))
      throw invalidField('approvedEach', code, { left: Decimal.max(left, 0).toFixed(2) })
}
