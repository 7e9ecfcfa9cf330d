import {
  changeOrder,
  refuseStale,
  type VersionedChange,
} from '#modules/orders/server/change-order.ts'
import { orderStatus } from '#modules/orders/contract/order.status.ts'
import { loadAnyOrder, scopeOf } from '#modules/orders/server/order.queries.ts'
import { recordOrder } from '#modules/orders/server/record-order.ts'
import { refuseStep } from '#modules/orders/server/refuse-order.ts'

/** A draft is put away, or brought back. @throws 403, 409 with the reason, 412 */
export async function moveDraft(
  change: VersionedChange,
  id: string,
  step: 'discard' | 'recover',
): Promise<void> {
  const before = await loadAnyOrder(change.db, id, change)
  await refuseStale(change, before)
  refuseStep(change, before, step)
  const status = orderStatus.transitions[step].to
  await changeOrder(change, before, { status })
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { action: `orders.${step}`, changes: { status: [before.status, status] } },
  )
}
