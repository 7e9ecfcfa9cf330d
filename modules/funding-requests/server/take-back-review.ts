import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { cancelTraining } from '#modules/payments/server/pay-training.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import type { ApprovalLimit } from '../contract/rules.ts'
import { leftToApprove } from './balances.queries.ts'
import type { LoadedRequest } from './request.policy.ts'
import { tellTakenBack } from './tell-evidence.ts'
import { underBalances } from './under-balances.ts'

/**
 * Takes a review for payment back: its payment is given up, what was released is set aside again, and the
 * evidence is to be reviewed again. Whoever handed it in is told why.
 * @throws 409 `fourEyesOnReview`, `paymentUnderWay`, and with the limit that leaves less than was released
 */
export async function takeBackReview(change: VersionedChange, id: string, reason: string) {
  const { db } = change
  const found = await takeStep(change, underBalances, {
    id,
    step: 'takeBackReview',
    reason,
    async before(request) {
      await cancelTraining(change, id)
      await refuseTooMuch(change, request)
      return {
        row: { assessed_amount: null, reviewed_by: null, reviewed_on: null, review_note: null },
        changes: { assessedAmount: [request.assessedAmount, null] },
      }
    },
  })
  await sql`update funding_request_lines set assessed = null, assessment_reason = null
    where request_id = ${id}`.execute(db)
  if (!(await commitBudget(change, found, releasedOf(found)))) throw refused('budgetExceeded')
  await tellTakenBack(change, id, reason)
}

const releasedOf = ({ approvedAmount, assessedAmount }: LoadedRequest) =>
  new Decimal(approvedAmount ?? 0).minus(assessedAmount ?? 0).toFixed(2)

/** The budget itself refuses what is more than a region's part, and says which. */
const reasons = {
  overTrainingMaximum: 'trainingMaximumReached',
  overCombinedCap: 'combinedCapReached',
  overBudget: 'budgetExceeded',
} satisfies Partial<Record<ApprovalLimit, string>>

/** What is assessed counts in every limit already; what it released, somebody else may hold by now. */
async function refuseTooMuch({ db }: VersionedChange, request: LoadedRequest) {
  const released = new Decimal(releasedOf(request))
  if (released.isZero()) return
  const left = await leftToApprove(db, request)
  const limit = (Object.keys(reasons) as (keyof typeof reasons)[]).find((name) =>
    released.gt(left[name]),
  )
  if (limit) throw refused(reasons[limit])
}
