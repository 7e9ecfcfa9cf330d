import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { underBalances } from './supplement.steps.ts'
import { tellCancelled } from './tell-sides.ts'

/** Gives an approved supplement up; what was set aside for it is the program's again. */
export async function cancelSupplement(change: VersionedChange, id: string, reason: string) {
  const supplement = await takeStep(change, underBalances, {
    id,
    step: 'cancel',
    reason,
    row: {
      cancelled_on: await change.today(),
      cancelled_by: change.person.userId,
      cancel_reason: reason,
    },
  })
  await releaseBudget(change, supplement, theKnown(supplement.approvedAmount))
  await tellCancelled(change, id, reason)
}
