import type { Db } from '#kit/server/call.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeOrder } from './change-order.ts'
import { loadOrder, scopeOf } from './order.queries.ts'
import { recordOrder } from './record-order.ts'

/** What was decided on an order, by whom and when. */
export const readCare = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .select(['care_status', 'care_by', 'care_at', 'care_note'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The decision holds again, on an order that is what was decided on. The history tells of it. */
export async function bringBackCare(
  change: VersionedChange,
  id: string,
  care: Awaited<ReturnType<typeof readCare>>,
): Promise<void> {
  const present = await loadOrder(change.db, id, change)
  if (!care || care.care_status === present.careStatus) return
  await changeOrder(change, present, care)
  await recordOrder(
    change,
    { ...present, version: present.version + 1, scope: scopeOf(present) },
    { action: 'orders.edited', changes: { careStatus: [present.careStatus, care.care_status] } },
  )
}
