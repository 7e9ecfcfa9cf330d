import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { tellCancelled } from './tell-decided.ts'
import { underBudget } from './under-balances.ts'

/** Gives a request up; what was set aside for it is the program's again. */
export async function cancelRequest(change: VersionedChange, id: string, reason: string) {
  const request = await takeStep(change, underBudget, {
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
  const { approvedAmount } = request
  if (approvedAmount !== null) await releaseBudget(change, request, approvedAmount)
  await tellCancelled(change, id, reason)
}
