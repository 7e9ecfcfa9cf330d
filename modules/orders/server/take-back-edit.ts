import type * as z from 'zod/mini'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { order } from '../contract/order.ts'
import { markAsBefore, type Marked } from './care-marks.ts'
import { editOrder } from './edit-order.ts'
import { loadOrder, scopeOf } from './order.queries.ts'
import { recordOrder } from './record-order.ts'

/** What an order was before it was edited. */
export interface BeforeEdit {
  fields: z.infer<typeof order.update>
  /** Null when it is not known. */
  marked: Marked | null
}

/**
 * Writes back what an edit changed, and what had been decided on CARE, which the edit may have taken
 * back to pending. The caller knows that nobody has changed the order since.
 */
export async function takeBackEdit(
  change: VersionedChange,
  id: string,
  { fields, marked }: BeforeEdit,
): Promise<void> {
  await editOrder({ ...change, isTakenBack: true }, id, fields)
  if (!marked) return
  const edited = await loadOrder(change.db, id, change)
  await markAsBefore(change.db, [{ id, ...marked }])
  const { careStatus, ...after } = await loadOrder(change.db, id, change)
  if (careStatus === edited.careStatus) return
  await recordOrder(
    change,
    { ...after, scope: scopeOf({ ...after, careStatus }) },
    { action: 'orders.edited', changes: { careStatus: [edited.careStatus, careStatus] } },
  )
}
