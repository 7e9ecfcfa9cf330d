import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import type { ApprovalLimit } from '../contract/supplement.ts'
import { leftToApprove } from './balances.queries.ts'
import type { LoadedSupplement } from './supplement.policy.ts'
import { underBalances } from './supplement.steps.ts'
import { tellReopened } from './tell-sides.ts'

/**
 * Opens a closed supplement again: what was released is set aside once more, by the limits of an approval.
 * @throws 409 `fourEyes`, `placementGivenUp`, and with the limit that leaves less than was released
 */
export async function reopenSupplement(change: VersionedChange, id: string) {
  const found = await takeStep(change, underBalances, {
    id,
    step: 'reopen',
    async before(loaded) {
      await refuseGivenUp(change, id)
      await refuseTooMuch(change, loaded)
      return {
        row: { used_amount: null, closed_on: null, closed_by: null, close_reason: null },
        changes: { usedAmount: [loaded.usedAmount, null] },
      }
    },
  })
  const released = releasedOf(found)
  if (!(await commitBudget(change, found, released))) throw refused('budgetExceeded')
  await tellReopened(change, id, released)
}

const releasedOf = ({ approvedAmount, usedAmount }: LoadedSupplement) =>
  new Decimal(theKnown(approvedAmount)).minus(theKnown(usedAmount)).toFixed(2)

/** The budget itself refuses what is more than a region's part, and says which. */
const reasons = {
  overTypeCap: 'typeCapReached',
  overCombinedCap: 'combinedCapReached',
  overBudget: 'budgetExceeded',
} satisfies Partial<Record<ApprovalLimit, string>>

/** Of a placement that was given up nothing is claimed, so nothing is set aside. */
async function refuseGivenUp({ db }: VersionedChange, id: string) {
  const { rows } = await sql`
    select 1 from supplements s join placements l on l.id = s.placement_id
    where s.id = ${id} and l.status in ('cancelled', 'lapsed')`.execute(db)
  if (rows.length > 0) throw refused('placementGivenUp')
}

/** What it holds itself counts in every limit already. */
async function refuseTooMuch({ db }: VersionedChange, found: LoadedSupplement) {
  const left = await leftToApprove(db, found)
  const limit = (Object.keys(reasons) as (keyof typeof reasons)[]).find((name) =>
    new Decimal(releasedOf(found)).gt(left[name]),
  )
  if (limit) throw refused(reasons[limit])
}
