import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { holdBudget, releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { findRequest } from './request.queries.ts'
import { requestSteps } from './request.steps.ts'
import { tellCancelled } from './tell-decided.ts'

/** A request under the lock of every balance that it counts in, which comes before its own. */
export const underBudget: typeof requestSteps = {
  ...requestSteps,
  async hold(change, id) {
    const request = await findRequest(change.db, id)
    if (request) await holdBudget(change, request.programId)
  },
}

/** Gives a request up; what was set aside for it is the program's again. */
export async function cancelRequest(change: VersionedChange, id: string, reason: string) {
  const { programId, approvedAmount } = await takeStep(change, underBudget, {
    id,
    step: 'cancel',
    reason,
    row: {
      cancelled_on: await change.today(),
      cancelled_by: change.person.userId,
      cancel_reason: reason,
      remind_on: null,
    },
  })
  if (approvedAmount !== null) await releaseBudget(change, programId, approvedAmount)
  await tellCancelled(change, id, reason)
}
