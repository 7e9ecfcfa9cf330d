import { Decimal } from 'decimal.js'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { underBalances } from './supplement.steps.ts'
import { tellClosed } from './tell-sides.ts'

/**
 * Ends an approved supplement of which something was claimed: what was not given of it is the program's again.
 * What is returned or comes back afterwards, the database releases.
 * @throws 409 `nothingClaimed`, `claimUnderWay` with which, `nothingLeft`
 */
export async function closeSupplement(change: VersionedChange, id: string, reason: string) {
  const supplement = await takeStep(change, underBalances, {
    id,
    step: 'close',
    reason,
    async before({ approvedAmount, unused: released }) {
      const used = new Decimal(theKnown(approvedAmount)).minus(released).toFixed(2)
      return {
        row: {
          used_amount: used,
          closed_on: await change.today(),
          closed_by: change.person.userId,
          close_reason: reason,
        },
        changes: { usedAmount: [null, used] },
      }
    },
  })
  await releaseBudget(change, supplement, supplement.unused)
  await tellClosed(change, id, reason)
}
