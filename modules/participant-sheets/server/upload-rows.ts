import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { wholeOf, type Uploading } from '#kit/server/receive-file.ts'
import { guessMapping } from '#modules/imports/server/guess-mapping.ts'
import { readTable } from '#modules/imports/server/read-table.ts'
import { isLocked, isWorkbook } from '#modules/imports/server/read-workbook.ts'
import { readWorkbookApart } from '#modules/imports/server/read-workbook-apart.ts'
import { mostRows } from '../contract/participant-sheet.ts'
import type { UploadWay } from '../contract/participant-sheets.endpoints.ts'
import { fillSheet, sheetTarget, unusedOf } from './fill-sheet.ts'
import { holdSheet } from './keep-rows.ts'

type Called = Change & { language: Language } & Partial<Uploading>

/**
 * Adds the rows of an Excel workbook or a CSV file below the last one, or puts them in place of those
 * that were typed. What is submitted, or about to be, stays either way.
 * @returns the headings of columns that are not known
 * @throws 422 as imports do, `lockedWorkbook`, `brokenWorkbook`, `noHeadings` where no column is known
 */
export async function uploadRows(call: Called, way: UploadWay): Promise<string[]> {
  if (!call.sent) throw new Problem(422, 'fileEmpty')
  const { header, rows } = await readFile(wholeOf(call.sent))
  const mapping = guessMapping(sheetTarget, header)
  if (!mapping.some(Boolean)) throw new Problem(422, 'noHeadings')
  if (way === 'replace') await emptySheet(call)
  await fillSheet(call, { mapping, lines: rows, key: undefined })
  return unusedOf(header, mapping)
}

async function readFile(content: Buffer): Promise<{ header: string[]; rows: string[][] }> {
  if (isLocked(content)) throw new Problem(422, 'lockedWorkbook')
  if (!isWorkbook(content)) return readTable(content, mostRows)
  const { header, rows } = await readWorkbookApart(content, mostRows)
  return { header, rows: rows.map((cells) => cells.map(pointed)) }
}

/** Numbers of a workbook have a point whatever it shows; those that were typed as words follow them. */
const pointed = (cell: string) => cell.replace(/^(-?\d+),(\d{1,2})(\s*\$)?$/, '$1.$2')

async function emptySheet(call: Called) {
  const { id } = await holdSheet(call)
  await sql`delete from participant_sheet_rows
    where sheet_id = ${id} and state in ('typed', 'refused')`.execute(call.db)
}
