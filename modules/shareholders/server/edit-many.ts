import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { shareholder } from '../contract/shareholder.ts'
import type { BankDetails, ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import type { JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import { writeOwnValues } from '#modules/custom-fields/server/own-values.ts'
import { ibanHashRow, sealBank, type ShareholderValues } from './clean-shareholder.ts'
import { auditOfEdit } from './edit-shareholder.ts'

export interface JudgedEdit {
  before: ShareholderRecord
  version: number
  values: ShareholderValues
  /** In full, where bank details are among the values. */
  bank: BankDetails | null
  /** The source that the shareholder has then. */
  source: NamedSource | null
  own: JudgedOwn
}

/** Stores edits of many shareholders and their audit rows. @returns whose version was still that one */
export async function keepEdits(
  change: Change,
  edits: readonly JudgedEdit[],
): Promise<ReadonlySet<string>> {
  const rows = edits.map(({ before, version, values }) => ({
    set: {
      ...toRow(shareholder, sealBank(values, change.settings)),
      ...ibanHashRow(values, change.settings),
      // The whole batch is one JSON text, so that what has a shape of its own stays as it is.
      ...('tags' in values && { tags: values.tags }),
    },
    key: { id: before.id, version },
  }))
  const kept = new Set<string>()
  // Those that change the same columns are changed by one statement.
  for (const alike of Map.groupBy(rows, ({ set }) => Object.keys(set).toSorted().join()).values())
    for (const id of await updateAlike(change, alike)) kept.add(id)
  await writeOwnValues(
    change,
    edits
      .filter(({ before }) => kept.has(before.id))
      .map(({ before, own }) => ({ id: before.id, ...own })),
  )
  await change.audit(
    ...edits
      .filter(({ before }) => kept.has(before.id))
      .map(({ before, ...edited }) => auditOfEdit(before, edited)),
  )
  return kept
}

interface Row {
  set: Record<string, unknown>
  key: { id: string; version: number }
}

async function updateAlike({ db, person }: Change, rows: readonly Row[]): Promise<string[]> {
  const columns = Object.keys(rows[0]?.set ?? {})
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`)
  const values = JSON.stringify(rows.map((row) => ({ ...row.set, ...row.key })))
  const done = await sql<{ id: string }>`
    update shareholders s set ${sql.join([
      ...set,
      sql`updated_by = ${person.userId}`,
      sql`version = s.version + 1`,
      sql`updated_at = clock_now()`,
    ])}
    from jsonb_populate_recordset(null::shareholders, ${values}::jsonb) r
    where s.id = r.id and s.version = r.version returning s.id`.execute(db)
  return done.rows.map(({ id }) => id)
}
