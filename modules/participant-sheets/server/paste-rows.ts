import type { Change } from '#kit/server/call.ts'
import type { Language } from '#kit/contract/strings.ts'
import { guessMapping } from '#modules/imports/server/guess-mapping.ts'
import { readPiece } from '#modules/imports/server/read-table.ts'
import { columns, type Column } from '../contract/participant-sheet.ts'
import { fillSheet, sheetTarget, unusedOf } from './fill-sheet.ts'

type Called = Change & { language: Language }

interface Placed {
  text: string
  key?: string | undefined
  column?: Column | undefined
}

/**
 * Puts cells of a spreadsheet into the sheet: from a cell on to the right and down or, under headings
 * that are known in either language, by these.
 * @returns the headings of columns that are not known
 * @throws 422 `tooManyRows`, `brokenTable`
 */
export async function pasteRows(call: Called, { text, key, column }: Placed): Promise<string[]> {
  const { lines } = readPiece(text)
  const [first = [], ...others] = lines
  const named = guessMapping(sheetTarget, first)
  const isHeaded = named.filter(Boolean).length >= Math.min(2, first.length)
  const from = columns.indexOf(column ?? 'firstName')
  const width = Math.max(...lines.map((line) => line.length))
  const mapping = isHeaded ? named : columns.slice(from, from + width)
  await fillSheet(call, { mapping, lines: isHeaded ? others : lines, key })
  return isHeaded ? unusedOf(first, named) : []
}
