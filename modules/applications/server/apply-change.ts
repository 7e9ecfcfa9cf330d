import { Decimal } from 'decimal.js'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { changePlacement } from '#modules/placements/server/change-placement.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import { commitBudget, releaseBudget } from '#modules/programs/server/commit-budget.ts'
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
 * @throws 409 `budgetExceeded`
 */
export async function applyChange(change: Change, id: string, applied: Applied): Promise<void> {
  const { values, funding, placementId, followers } = applied
  const { record } = await loadApplication(change, id)
  await moveMoney(change, { ...applied, programId: record.program.id })
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

async function moveMoney(
  change: Change,
  { funding, committed, programId }: Applied & { programId: string },
) {
  const more = new Decimal(funding.total).sub(committed)
  if (more.lte(0)) await releaseBudget(change, programId, more.neg().toFixed(2))
  else if (!(await commitBudget(change, programId, more.toFixed(2))))
    throw refused('budgetExceeded')
}
