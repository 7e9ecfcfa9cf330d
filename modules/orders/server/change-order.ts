import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { readOrder } from './order.queries.ts'

/** Changes columns of an order at the version that the caller saw. @throws 412 when somebody was faster */
export const changeOrder = (
  change: VersionedChange,
  { id }: { id: string },
  row: Record<string, unknown>,
) =>
  changeVersioned(
    change.db,
    {
      table: 'orders',
      id,
      version: change.version,
      current: () => readOrder(change.db, id, change),
    },
    { ...row, updated_by: change.person.userId },
  )

/** What was seen is judged as it was seen: an older version is stale before it is anything else. */
export async function refuseStale(
  change: VersionedChange,
  order: { id: string; version: number },
): Promise<void> {
  if (order.version !== change.version) await changeOrder(change, order, {})
}
