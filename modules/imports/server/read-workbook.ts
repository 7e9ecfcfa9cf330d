import { Unzip, UnzipInflate } from 'fflate'
import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/node'
import { Problem } from '#kit/server/problems.ts'
import { mostColumns } from '../contract/import-options.ts'

/** So many bytes are unpacked of a workbook, however small it is itself. */
const mostUnpacked = 32 * 1024 * 1024

/** Every Excel workbook is a ZIP. */
export const isWorkbook = (content: Buffer) =>
  content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

/** With a password it is in the wrapping that workbooks had before they were ZIPs. */
export const isLocked = (content: Buffer) =>
  content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

/**
 * The rows of the first sheet of an Excel workbook, without blank ones: days as `2026-11-27`, numbers as
 * they were typed, everything else as it reads.
 * @throws 422 `notATable`, `brokenWorkbook`, `noRows`, `tooManyRows`, `tooManyColumns`
 */
export async function readWorkbook(
  content: Buffer,
  mostRows: number,
): Promise<{ header: string[]; rows: string[][] }> {
  if (!unpackedNames(content).includes('xl/workbook.xml')) throw new Problem(422, 'notATable')
  const cells = await cellsOf(content)
  const [header, ...rows] = cells.map(textsOf).filter(({ length }) => length > 0)
  if (!header || rows.length === 0) throw new Problem(422, 'noRows')
  if (rows.length > mostRows)
    throw new Problem(422, 'tooManyRows', { params: { count: rows.length, most: mostRows } })
  const count = Math.max(...[header, ...rows].map(({ length }) => length))
  if (count > mostColumns)
    throw new Problem(422, 'tooManyColumns', { params: { count, most: mostColumns } })
  return { header, rows }
}

/** What a workbook consists of, each part unpacked once so that none is larger than told. @throws 422 */
function unpackedNames(content: Buffer): string[] {
  const names: string[] = []
  let left = mostUnpacked
  const unzip = new Unzip((part) => {
    names.push(part.name)
    part.ondata = (error, piece) => {
      left -= piece?.length ?? 0
      if (error || left < 0) throw new Problem(422, 'brokenWorkbook')
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < content.length; at += pieceSize)
      unzip.push(content.subarray(at, at + pieceSize), at + pieceSize >= content.length)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(422, 'brokenWorkbook')
  }
  return names
}

/** A small piece is unpacked to at most a thousand times as much before it is looked at. */
const pieceSize = 16 * 1024

async function cellsOf(content: Buffer) {
  try {
    return await readSheet(content, { parseNumber: asTyped })
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new Problem(422, 'brokenWorkbook')
    throw error
  }
}

/** Fifteen digits are what a spreadsheet keeps: beyond, 22.1 is 22.100000000000001. */
const asTyped = (number: string) => String(Number(Number(number).toPrecision(15)))

type Cell = Awaited<ReturnType<typeof cellsOf>>[number][number]

function textsOf(row: readonly Cell[]): string[] {
  const texts = row.map((cell) =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim(),
  )
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
}
