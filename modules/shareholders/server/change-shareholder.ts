import type { Change } from '#kit/server/call.ts'
import { changeVersioned, type ChangedColumns } from '#kit/server/versioned.ts'
import { readShareholder } from './shareholder.queries.ts'

/** Changes columns of a shareholder at the version that the caller saw. @throws 412 when somebody was faster */
export const changeShareholder = (
  change: Change,
  { id, version }: { id: string; version: number },
  row: ChangedColumns<'shareholders'>,
) =>
  changeVersioned(
    change.db,
    { table: 'shareholders', id, version, current: () => readShareholder(change.db, id, change) },
    { ...row, updated_by: change.person.userId },
  )
