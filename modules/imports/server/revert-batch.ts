import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { DoneRow, ImportTarget } from './import-target.ts'
import type { StoredImport } from './imports.queries.ts'

const atOnce = 500

interface WrittenRow {
  line: number
  outcome: 'created' | 'updated'
  recordId: string
  version: number
  before: string | null
}

/** Takes back the last of the rows that were written, but for what was edited since. */
export async function revertBatch(
  change: Change,
  held: StoredImport,
  target: ImportTarget,
): Promise<boolean> {
  const rows = await lastWritten(change, held)
  const done = rows.map(({ line: _, before, ...row }): DoneRow => {
    const values = before === null ? '{}' : decrypt(change.settings, before)
    return { ...row, before: JSON.parse(values) as DoneRow['before'] }
  })
  const problems = await target.revert(change, done)
  const results = rows.map(({ line }, at) => {
    const problem = problems[at] ?? null
    return { line, state: problem ? 'kept' : 'reverted', problem }
  })
  await sql`update import_rows i set state = t.state, problem = t.problem
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as t(line integer, state text, problem jsonb)
    where i.import_id = ${held.id} and i.line = t.line`.execute(change.db)
  return rows.length > 0
}

async function lastWritten({ db }: Change, { id }: StoredImport): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select line, state as outcome, record_id as "recordId", record_version as version, before
    from import_rows where import_id = ${id} and state in ('created', 'updated')
    order by group_key desc, order_key desc, line desc limit ${atOnce}`.execute(db)
  return rows
}
