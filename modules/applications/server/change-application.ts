import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseInOrder, type ChangedColumns } from '#kit/server/versioned.ts'
import { readApplication, type LoadedApplication } from './application.queries.ts'

/** Changes columns of an application at the version that the caller saw. @throws 412 */
export const changeApplication = (
  change: VersionedChange,
  id: string,
  row: ChangedColumns<'applications'>,
) => changeVersioned(change.db, targetOf(change, id), row)

/** @throws 403, 412 or 409 for the reason why something is not done, as a step is refused */
export const refuseApplication = (
  change: VersionedChange,
  { id, version }: LoadedApplication,
  reason: string | null,
) => refuseInOrder(change.db, targetOf(change, id), { present: version, reason })

const targetOf = (change: VersionedChange, id: string) => ({
  table: 'applications' as const,
  id,
  version: change.version,
  current: () => readApplication(change, id),
})
