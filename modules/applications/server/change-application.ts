import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { readApplication } from './application.queries.ts'

/** Changes columns of an application at the version that the caller saw. @throws 412 */
export const changeApplication = (
  change: VersionedChange,
  id: string,
  row: Record<string, unknown>,
) => {
  const { db, version } = change
  const current = () => readApplication(change, id)
  return changeVersioned(db, { table: 'applications', id, version, current }, row)
}
