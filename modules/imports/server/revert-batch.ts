import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { onItsOwn } from './each-on-its-own.ts'
import type { ImportTarget } from './import-target.ts'
import type { StoredImport } from './imports.queries.ts'

const atOnce = 100

interface WrittenRow {
  line: number
  outcome: 'created' | 'updated'
  recordId: string
  version: number
  before: string | null
}

/** Takes back the last of the rows that were written, each on its own: what was edited since stays. */
export async function revertBatch(
  change: Change,
  held: StoredImport,
  target: ImportTarget,
): Promise<boolean> {
  const rows = await lastWritten(change, held)
  const results: object[] = []
  for (const { line, outcome, recordId, version, before } of rows) {
    const values = before
      ? (JSON.parse(decrypt(change.settings, before)) as Record<string, unknown>)
      : {}
    const result = await onItsOwn(change, () =>
      target.revert(change, { outcome, recordId, version, before: values }),
    )
    results.push(
      'problem' in result
        ? { line, state: 'kept', problem: result.problem }
        : { line, state: 'reverted', problem: null },
    )
  }
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
