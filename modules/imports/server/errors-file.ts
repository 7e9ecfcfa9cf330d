import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { harmless } from '#kit/server/harmless-cell.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { refused } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget } from './import-target.ts'
import { findImport } from './imports.queries.ts'
import { sayProblem } from './say-problem.ts'

interface Reading {
  target: ImportTarget
  language: Language
  settings: Settings
}

/**
 * The rows that were refused, as they were in the file, with the line and the reason behind: to be
 * put right and imported again, with the delimiter of the file.
 */
export async function errorsFile(db: Db, id: string, reading: Reading): Promise<StreamAnswer> {
  const { hasContent, header, fileName } = await findImport(db, id)
  if (!hasContent) throw refused('fileDeleted')
  const { language } = reading
  const words = translatorOf({ en: importsEn, fr: importsFr }[language], language)
  const lines = async function* () {
    yield [...header.map(harmless), words('errorsFile.line'), words('errorsFile.reason')]
    yield* refusedRows(db, id, reading)
  }
  return {
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${fileName.replace(/\.\w+$/, '')}-${words('errorsFile.name')}.csv`,
    body: pipeline(
      Readable.from(lines()),
      stringify({ bom: true, record_delimiter: '\r\n', delimiter: await delimiterOf(db, id) }),
      () => undefined,
    ),
  }
}

const atOnce = 1000

async function* refusedRows(db: Db, id: string, { target, language, settings }: Reading) {
  for (let after = 0; ;) {
    const { rows } = await sql<{ line: number; content: string; problem: RowProblem }>`
      select line, content, problem from import_rows
      where import_id = ${id} and problem is not null and line > ${after}
      order by line limit ${atOnce}`.execute(db)
    for (const { line, content, problem } of rows) {
      const reasons = sayProblem(target, language, problem).map(({ field, message }) =>
        field ? `${field}: ${message}` : message,
      )
      yield [
        ...(JSON.parse(decrypt(settings, content)) as string[]).map(harmless),
        String(line),
        reasons.join(' · '),
      ]
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.line
  }
}

async function delimiterOf(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{
    delimiter: string
  }>`select delimiter from imports where id = ${id}`.execute(db)
  return rows[0]?.delimiter ?? ','
}
