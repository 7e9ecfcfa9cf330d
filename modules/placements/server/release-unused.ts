import { Decimal } from 'decimal.js'
import type { Change } from '#kit/server/call.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { usedFunding } from './used-funding.ts'

/** What is used of a placement's money when it ends after a day, and what that releases. */
export interface Usage {
  used: Funding
  released: string
}

const dayMs = 86_400_000

/**
 * The subsidy from the actual first day to the last day worked, by the approved lines, and no less than
 * what is given for its wages already.
 */
export function usageTo(placement: LoadedPlacement, lastWorkedOn: string): Usage {
  const { offered, startedOn, committedAmount, paidAmount, otherFunding } = placement
  const first = startedOn ?? offered.startOn
  const days = Math.max((Date.parse(lastWorkedOn) - Date.parse(first)) / dayMs + 1, 0)
  const { hoursPerWeek, funding } = offered
  const computed = usedFunding(funding, { days, hoursPerWeek, otherFunding })
  const total = Decimal.min(Decimal.max(computed.total, paidAmount), committedAmount)
  const used = { ...computed, total: total.toFixed(2) }
  return { used, released: new Decimal(committedAmount).sub(used.total).toFixed(2) }
}

/** What the row of an ended placement says of its money. */
export const usageColumns = ({ committedAmount }: LoadedPlacement, { used }: Usage) => ({
  amount_before_end: committedAmount,
  used_funding: JSON.stringify(used),
  committed_amount: used.total,
})

/** Gives the program's budget back what a placement did not use; under the budget's lock. */
export const releaseUnused = (change: Change, placement: LoadedPlacement, usage: Usage) =>
  releaseBudget(change, placement, usage.released)
