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
    { ...stored(row), updated_by: change.person.userId },
  )

/** Lists are kept as JSON. */
const stored = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  )
