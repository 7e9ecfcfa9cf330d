import type { Change } from '#kit/server/call.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { readShareholder } from './shareholder.queries.ts'

/** Changes columns of a shareholder at the version that the caller saw. @throws 412 when somebody was faster */
export const changeShareholder = (
  change: Change,
  { id, version }: { id: string; version: number },
  row: Record<string, unknown>,
) =>
  changeVersioned(
    change.db,
    { table: 'shareholders', id, version, current: () => readShareholder(change.db, id, change) },
    { ...Object.fromEntries(Object.entries(row).map(asStored)), updated_by: change.person.userId },
  )

/** A list is one JSON value; by itself it would be sent as several. */
const asStored = ([column, value]: [string, unknown]) => [
  column,
  Array.isArray(value) ? JSON.stringify(value) : value,
]
