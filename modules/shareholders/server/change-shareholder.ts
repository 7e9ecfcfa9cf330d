import type { Change } from '#kit/server/call.ts'
import { changeVersioned, type ChangedColumns } from '#kit/server/versioned.ts'
import { readShareholder } from './shareholder.queries.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'

/**
 * Changes columns of a shareholder at the version that the caller saw.
 * @throws 409 when it was erased, 412 when somebody was faster
 */
export async function changeShareholder(
  change: Change,
  { id, version }: { id: string; version: number },
  row: ChangedColumns<'shareholders'>,
) {
  const { db, person } = change
  await refuseErased(db, [id])
  const current = () => readShareholder(db, id, change)
  return changeVersioned(
    db,
    { table: 'shareholders', id, version, current },
    { ...row, updated_by: person.userId },
  )
}
