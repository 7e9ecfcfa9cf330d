import { Decimal } from 'decimal.js'
import { Problem } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { applyChange } from '#modules/applications/server/apply-change.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import { askedAgain, judgeNow } from './asked.ts'
import { moneyIf } from './change-request.queries.ts'
import { changeRequestSteps, underBalances } from './change-request.steps.ts'
import { tellApproved, tellDenied } from './tell-sides.ts'
import { findTerms } from './terms.queries.ts'

interface Approval {
  decisionNote: string | null
  /** The subsidy that the approver saw. */
  expectedAmount: string
  followers: readonly FollowsPlacements[]
}

/**
 * Approves what is asked for: application and placement have it, with the money computed afresh, and both
 * sides are told.
 * @throws 409 `fourEyes`, `outOfDate`, `amountChanged`, `budgetExceeded` or another reason why not
 */
export async function approveChangeRequest(
  change: VersionedChange,
  id: string,
  { decisionNote, expectedAmount, followers }: Approval,
): Promise<void> {
  await takeStep(change, underBalances, {
    id,
    step: 'approve',
    reason: decisionNote,
    async before(found) {
      const terms = theKnown(await findTerms(change.db, found.applicationId))
      const asked = askedAgain(terms, found)
      const funding = await judgeNow(change, terms, asked)
      if (!new Decimal(funding.total).eq(expectedAmount))
        throw new Problem(409, 'amountChanged', {
          params: { expected: expectedAmount, amount: funding.total },
        })
      const money = await moneyIf(change.db, terms, { after: funding, place: terms.region })
      const { applicationId, placementId, committed } = terms
      const applied = { placementId, values: asked.changed, funding, committed, followers }
      await applyChange(change, applicationId, applied)
      return {
        row: {
          decided_on: await change.today(),
          decided_by: change.person.userId,
          decision_note: decisionNote,
          amount_before: committed,
          amount_after: funding.total,
          funding_before: JSON.stringify(money.before),
          funding_after: JSON.stringify(funding),
        },
        changes: { amountAfter: [committed, funding.total] },
      }
    },
  })
  await tellApproved(change, id)
}

/** Denies what is asked for; both sides are told why. */
export async function denyChangeRequest(
  change: VersionedChange,
  id: string,
  decisionNote: string,
): Promise<void> {
  await takeStep(change, changeRequestSteps, {
    id,
    step: 'deny',
    reason: decisionNote,
    row: {
      decided_on: await change.today(),
      decided_by: change.person.userId,
      decision_note: decisionNote,
    },
  })
  await tellDenied(change, id)
}
