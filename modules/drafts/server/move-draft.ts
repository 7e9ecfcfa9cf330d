import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { orderSteps } from '#modules/orders/server/order.steps.ts'

/** A draft is put away, or brought back. @throws 403, 409 with the reason, 412 */
export async function moveDraft(
  change: VersionedChange,
  id: string,
  step: 'discard' | 'recover',
): Promise<void> {
  await takeStep(change, orderSteps, { id, step })
}
