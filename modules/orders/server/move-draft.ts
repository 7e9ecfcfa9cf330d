import type { Change } from '#kit/server/call.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { changeOrder, refuseStale, type VersionedChange } from './change-order.ts'
import { goalOf, refusalOfStep } from './order.policy.ts'
import { judge, loadAnyOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { recordOrder } from './record-order.ts'

/** A draft is put away, or brought back. @throws 403, 409 with the reason, 412 */
export async function moveDraft(
  change: VersionedChange,
  id: string,
  step: 'discard' | 'recover',
): Promise<void> {
  const before = await loadAnyOrder(change.db, id, change)
  await refuseStale(change, before)
  refuseMove(change, before, step)
  const status = goalOf('status', step)
  await changeOrder(change, before, { status })
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { action: `orders.${step}`, changes: { status: [before.status, status] } },
  )
}

/** @throws 403 without the permission, 409 with the reason why not now */
export function refuseMove({ person }: Change, before: StoredOrder, step: string) {
  const refusal = refusalOfStep(judge(before), { field: 'status', step }, person)
  if (refusal === 'notPermitted') throw forbidden()
  if (refusal) throw refused(refusal)
}
