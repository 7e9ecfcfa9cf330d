import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseInOrder, type ChangedColumns } from '#kit/server/versioned.ts'
import { readOrder } from './order.queries.ts'

/** Changes columns of an order at the version that the caller saw. @throws 412 when somebody was faster */
export const changeOrder = (
  change: VersionedChange,
  { id }: { id: string },
  row: ChangedColumns<'orders'>,
) => changeVersioned(change.db, targetOf(change, id), { ...row, updated_by: change.person.userId })

/** @throws 403, 412 or 409 for the reason why something is not done, as a step is refused */
export const refuseOrder = (
  change: VersionedChange,
  { id, version }: { id: string; version: number },
  reason: string | null,
) => refuseInOrder(change.db, targetOf(change, id), { present: version, reason })

const targetOf = (change: VersionedChange, id: string) => ({
  table: 'orders' as const,
  id,
  version: change.version,
  current: () => readOrder(change.db, id, change),
})
