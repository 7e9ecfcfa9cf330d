import { parse, CsvError } from 'csv-parse/sync'
import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '#kit/server/problems.ts'
import { mostColumns } from '../contract/import-options.ts'

export interface Table {
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  header: string[]
  rows: string[][]
}

const delimiters = [';', ',', '\t'] as const

/**
 * Reads a CSV file: UTF-8 with or without mark, else Windows-1252; the delimiter is the one that the
 * first line has most of.
 * @throws 422 `fileEmpty`, `notATable`, `brokenTable` with the line, `noRows`, `tooManyRows`, `tooManyColumns`
 */
export async function readTable(content: Buffer, mostRows: number): Promise<Table> {
  if (content.length === 0) throw new Problem(422, 'fileEmpty')
  if (content.includes(0) || (await fileTypeFromBuffer(content)))
    throw new Problem(422, 'notATable')
  const { encoding, text } = decoded(content)
  const delimiter = delimiterOf(text)
  const [header = [], ...rows] = recordsOf(text, { delimiter })
  if (rows.length === 0) throw new Problem(422, 'noRows')
  if (header.length > mostColumns)
    throw new Problem(422, 'tooManyColumns', {
      params: { count: header.length, most: mostColumns },
    })
  if (rows.length > mostRows)
    throw new Problem(422, 'tooManyRows', { params: { count: rows.length, most: mostRows } })
  return { encoding, delimiter, header, rows }
}

function decoded(content: Buffer): Pick<Table, 'encoding'> & { text: string } {
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(content) }
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(content) }
  }
}

function delimiterOf(text: string): string {
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (of: string) => first.split(of).length
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best), ',')
}

/**
 * The lines of a piece of a spreadsheet as it was copied, with or without headings above, of any length.
 * @throws 422 `brokenTable`
 */
export function readPiece(text: string): { delimiter: string; lines: string[][] } {
  const delimiter = delimiterOf(text)
  return { delimiter, lines: recordsOf(text, { delimiter, relax_column_count: true }) }
}

function recordsOf(
  text: string,
  reading: { delimiter: string; relax_column_count?: boolean },
): string[][] {
  try {
    return parse(text, { ...reading, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Problem(422, 'brokenTable', { params: { line: Number(error['lines'] ?? 1) } })
  }
}
