import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { Problem } from '#kit/server/problems.ts'
import { wholeOf, type Uploading } from '#kit/server/receive-file.ts'
import { settingsOf } from '#kit/server/settings.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import { announceImport } from './announce-import.ts'
import { guessMapping, guessOptions } from './guess-mapping.ts'
import type { ImportTarget } from './import-target.ts'
import { readTable, type Table } from './read-table.ts'
import { settings as own } from './imports.settings.ts'

type UploadCall = Change & Partial<Uploading> & { language: Language }

/**
 * Keeps the rows of a file, and what its columns seem to be: as they were last time for the same
 * header, else by their headings.
 * @throws 413 with how much may be, 422 for what is no CSV file or too long
 */
export async function uploadImport(call: UploadCall, target: ImportTarget): Promise<string> {
  const { sent } = call
  if (!sent) throw new Problem(422, 'fileEmpty')
  const most = Math.floor(call.settings.uploadMaxBytes / 1024 / 1024)
  const content = wholeOf(sent, new Problem(413, 'importTooLarge', { params: { most } }))
  const table = await readTable(content, settingsOf(call.settings, own).importMaxRows)
  const header = JSON.stringify(table.header)
  const before = await lastTime(call, target.kind, header)
  const mapping = before?.mapping ?? guessMapping(target, table.header)
  const options = before?.options ?? guessOptions(target, { ...table, mapping }, call.language)
  const { id } = await call.db
    .insertInto('imports')
    .values({
      kind: target.kind,
      file_name: sent.name.replace(/[\\/\0]/g, '_').slice(-150) || 'import.csv',
      size_bytes: content.length,
      encoding: table.encoding,
      delimiter: table.delimiter,
      header,
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      row_count: table.rows.length,
      counts: JSON.stringify({ waiting: table.rows.length }),
      created_by: call.person.userId ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepRows(call, id, table)
  await call.audit({
    action: 'imports.uploaded',
    entity: 'import',
    entityId: id,
    reference: sent.name,
    changes: { rows: [null, table.rows.length] },
  })
  await announceImport(call, id)
  return id
}

async function lastTime({ db }: Change, kind: string, header: string) {
  const { rows } = await sql<{ mapping: (string | null)[]; options: ImportOptions }>`
    select mapping, options from imports
    where kind = ${kind} and md5(header::text) = md5((${header}::jsonb)::text) and started_at is not null
    order by id desc limit 1`.execute(db)
  return rows[0]
}

const atOnce = 2000

async function keepRows({ db, settings }: Change, id: string, { rows }: Table) {
  for (let from = 0; from < rows.length; from += atOnce) {
    const sealed = rows.slice(from, from + atOnce).map((cells, index) => ({
      line: from + index + 2,
      content: encrypt(settings, JSON.stringify(cells)),
    }))
    await sql`insert into import_rows (import_id, line, content)
      select ${id}, line, content
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as r(line integer, content text)`.execute(
      db,
    )
  }
}
