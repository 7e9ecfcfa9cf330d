import type { VersionedChange } from '#kit/server/steps.ts'
import { takeOrderStep } from '#modules/orders/server/take-order-step.ts'

/** A draft is put away, or brought back. @throws 403, 409 with the reason, 412 */
export async function moveDraft(
  change: VersionedChange,
  id: string,
  step: 'discard' | 'recover',
): Promise<void> {
  await takeOrderStep(change, { id, step })
}
