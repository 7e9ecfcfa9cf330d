import { sql } from 'kysely'
import { hiding } from '#kit/server/audit.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { announceImport } from './announce-import.ts'
import { refuseUnlessRead } from './file-access.ts'
import type { ImportTarget } from './import-target.ts'
import { refuseUnless } from './move-import.ts'
import { findImport, type StoredImport } from './imports.queries.ts'

interface Mend {
  field: string
  /** What stands for the wrong value. */
  key: string
  /** Null: wherever it stands. */
  line: number | null
  value: string
}

/**
 * Puts another value in place of a wrong one. The row waits for the next check once nothing else is
 * wrong with it; its cells as they were in the file are kept.
 * @throws 403 for a file that the person may not read, 409 when it is not checked, 422 when nobody has the value any more
 */
export async function mendImport(
  change: VersionedChange,
  id: string,
  { target, ...mend }: Mend & { target: ImportTarget },
): Promise<void> {
  const { db, version } = change
  const held = await findImport(db, id, true)
  refuseUnlessRead(change.person, target, held)
  await refuseUnless(change, held, ['checked'])
  const column = held.mapping.indexOf(mend.field)
  if (column < 0) throw invalidField('field', 'unknown')
  const { count, was } = await putEverywhere(change, held, { ...mend, column })
  if (count === 0) throw invalidField('key', 'unknown')
  await changeVersioned(
    db,
    { table: 'imports', id, version, current: () => findImport(db, id) },
    { state: 'checked' },
  )
  await sql`update imports set counts = (select jsonb_object_agg(state, n) from (
      select state, count(*) as n from import_rows where import_id = ${id} group by state) c)
    where id = ${id}`.execute(db)
  const values = hiding(
    { [mend.field]: [was, mend.value] },
    target.fields[mend.field]?.isProtected ? [mend.field] : [],
  )
  await change.audit({
    action: 'imports.mended',
    entity: 'import',
    entityId: id,
    reference: held.fileName,
    changes: { ...values, rows: [mend.line, count] },
  })
  await announceImport(change, id)
}

const atOnce = 1000

async function putEverywhere(
  { db, settings }: VersionedChange,
  { id }: StoredImport,
  { field, key, line, value, column }: Mend & { column: number },
) {
  let [count, was, after] = [0, '', 0]
  for (;;) {
    const { rows } = await sql<{ line: number; content: string }>`
      select line, content from import_rows where import_id = ${id} and problem is not null
        and wrong->>${field} = ${key} and (${line}::integer is null or line = ${line}) and line > ${after}
      order by line limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (!last) return { count, was }
    const mended = rows.map((row) => {
      const cells = JSON.parse(decrypt(settings, row.content)) as string[]
      was = cells[column] ?? ''
      cells[column] = value
      return { line: row.line, content: encrypt(settings, JSON.stringify(cells)) }
    })
    await sql`
      update import_rows i set original = coalesce(i.original, i.content), content = m.content,
        wrong = i.wrong - ${field}::text,
        problem = case when l.errors = '{}' then null else jsonb_set(i.problem, '{errors}', l.errors) end,
        state = case when l.errors = '{}' then 'waiting' else i.state end
      from jsonb_to_recordset(${JSON.stringify(mended)}::jsonb) as m(line integer, content text),
        import_rows o, lateral (select coalesce(jsonb_object_agg(e.key, e.value), '{}') as errors
          from jsonb_each(o.problem->'errors') e where split_part(e.key, '.', 1) <> ${field}) l
      where i.import_id = ${id} and i.line = m.line and o.import_id = i.import_id and o.line = i.line`.execute(
      db,
    )
    count += rows.length
    after = last.line
  }
}
