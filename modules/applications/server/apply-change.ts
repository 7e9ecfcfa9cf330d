import { Decimal } from 'decimal.js'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { changePlacement } from '#modules/placements/server/change-placement.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import {
  commitBudget,
  moveToRegion,
  releaseBudget,
} from '#modules/programs/server/commit-budget.ts'
import { readRegionPart } from '#modules/programs/server/commit-region.ts'
import { application } from '../contract/application.ts'
import type { Funding } from '../contract/funding.ts'
import { announceApplication } from './announce-application.ts'
import { loadApplication } from './application.queries.ts'
import { freezeChange } from './freeze-version.ts'

interface Applied {
  placementId: string
  /** What is otherwise from now on. */
  values: z.infer<typeof application.update>
  funding: Funding
  /** What is set aside for the placement until now. */
  committed: string
  followers: readonly FollowsPlacements[]
}

/**
 * Makes an approved application what an approved change says: the difference is set aside in the budget or
 * released, the placement has the new terms, and both are kept as a version beside those before. The
 * caller holds budget, application and placement.
 * @throws 409 `budgetExceeded`, `regionExceeded`
 */
export async function applyChange(change: Change, id: string, applied: Applied): Promise<void> {
  const { values, funding, placementId, committed, followers } = applied
  const { record } = await loadApplication(change, id)
  const budget = { programId: record.program.id, applicationId: id }
  const from = await readRegionPart(change, budget.programId, id)
  const more = new Decimal(funding.total).sub(committed)
  const less = Decimal.max(more.neg(), 0).toFixed(2)
  // Less is released where it was, more is set aside where it is now: neither is in the way of the other.
  await releaseBudget(change, budget, less)
  await change.db
    .updateTable('applications')
    .set((eb) => ({
      ...toRow(application, values),
      approved_amount: funding.total,
      approved_funding: JSON.stringify(funding),
      funding: JSON.stringify(funding),
      version: eb('version', '+', 1),
      updated_at: change.now,
    }))
    .where('id', '=', id)
    .execute()
  await moveToRegion(change, budget, { from, less })
  if (more.gt(0) && !(await commitBudget(change, budget, more.toFixed(2))))
    throw refused('budgetExceeded')
  const { positionTitle, startOn, endOn, hoursPerWeek, hourlyWage } = { ...record, ...values }
  const terms = { positionTitle, startOn, endOn, hoursPerWeek, hourlyWage }
  await changePlacement(change, placementId, { terms, funding, followers })
  await freezeChange(change, id)
  await change.audit({
    action: 'applications.changed',
    entity: 'application',
    entityId: id,
    reference: record.reference,
    changes: {
      ...differences(record, values, application.fields),
      ...differences({ approvedAmount: record.approvedAmount }, { approvedAmount: funding.total }),
    },
  })
  await announceApplication(change, { id, topic: 'applications' })
}
