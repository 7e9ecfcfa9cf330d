import { Problem } from '#kit/server/problems.ts'
import { mostColumns } from '../contract/import-options.ts'
import { BrokenZip, unzipParts, type Parts } from './unzip-parts.ts'
import { readCellText, type CellFacts, type Known } from './workbook-cells.ts'
import { dayStyles } from './workbook-styles.ts'
import { attributeOf, tagsOf, type Tag } from './xml-tags.ts'

/** So many bytes are unpacked of a workbook, however small it is itself. */
const mostUnpacked = 32 * 1024 * 1024

/** Every Excel workbook is a ZIP. */
export const isWorkbook = (content: Buffer) =>
  content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

/** With a password it is in the wrapping that workbooks had before they were ZIPs. */
export const isLocked = (content: Buffer) =>
  content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

/**
 * The rows of the first sheet of an Excel workbook that is not hidden, without blank ones: days as
 * `2026-11-27`, numbers as they were typed, everything else as it reads.
 * @throws 422 `brokenWorkbook`, `noRows`, `tooManyRows`, `tooManyColumns`
 */
export async function readWorkbook(
  content: Buffer,
  mostRows: number,
): Promise<{ header: string[]; rows: string[][] }> {
  try {
    const parts = unzipParts(content, mostUnpacked)
    const workbook = await parts.read('xl/workbook.xml')
    if (workbook === null) throw new Problem(422, 'notATable')
    const known: Known = {
      texts: sharedTexts((await parts.read('xl/sharedStrings.xml')) ?? ''),
      days: dayStyles((await parts.read('xl/styles.xml')) ?? ''),
      isSince1904: [...tagsOf(workbook)].some(
        (tag) => tag.name === 'workbookPr' && /^(1|true)$/.test(attributeOf(tag, 'date1904') ?? ''),
      ),
    }
    const sheet = await firstSheet(parts, workbook)
    const [header, ...rows] = rowsOf(sheet, known, mostRows)
    if (!header || rows.length === 0) throw new Problem(422, 'noRows')
    return { header, rows }
  } catch (error) {
    if (error instanceof BrokenZip) throw new Problem(422, 'brokenWorkbook')
    throw error
  }
}

async function firstSheet(parts: Parts, workbook: string): Promise<string> {
  const sheets = [...tagsOf(workbook)].filter(({ name, isEnd }) => name === 'sheet' && !isEnd)
  const shown = sheets.find((tag) => !/hidden/i.test(attributeOf(tag, 'state') ?? '')) ?? sheets[0]
  const links = [...tagsOf((await parts.read('xl/_rels/workbook.xml.rels')) ?? '')]
  const id = shown && attributeOf(shown, 'id')
  const link = links.find((tag) => tag.name === 'Relationship' && attributeOf(tag, 'Id') === id)
  const target = (link && attributeOf(link, 'Target')) ?? 'worksheets/sheet1.xml'
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = await parts.read(path)
  if (sheet === null) throw new BrokenZip()
  return sheet
}

/** What cells share; how it is to be pronounced is no part of it. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isSpoken = false
  for (const { name, isEnd, isAlone, text } of tagsOf(xml)) {
    if (name === 'si' && !isEnd) texts.push('')
    if (name === 'rPh') isSpoken = !isEnd && !isAlone
    if (name === 't' && !isEnd && !isSpoken) texts[texts.length - 1] += text
  }
  return texts
}

function rowsOf(xml: string, known: Known, mostRows: number): string[][] {
  const rows: string[][] = []
  let row: CellFacts[] = []
  let count = 0
  const end = () => {
    const cells = textsOf(row, known)
    row = []
    if (cells.length === 0) return
    count += 1
    // The heading stands above so many.
    if (count <= mostRows + 1) rows.push(cells)
  }
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'row' && tag.isEnd) end()
    else takeIn(row, tag)
  }
  if (count > mostRows + 1)
    throw new Problem(422, 'tooManyRows', { params: { count: count - 1, most: mostRows } })
  return rows
}

function takeIn(row: CellFacts[], tag: Tag) {
  if (tag.isEnd) return
  if (tag.name === 'c') {
    const column = columnOf(attributeOf(tag, 'r') ?? '') ?? (row.at(-1)?.column ?? -1) + 1
    row.push({
      column,
      type: attributeOf(tag, 't') ?? 'n',
      style: Number(attributeOf(tag, 's') ?? 0),
      text: '',
    })
  }
  const cell = row.at(-1)
  if (cell && (tag.name === 'v' || tag.name === 't')) cell.text += tag.text
}

/** `B7` is in the second column. */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place) ?? []
  if (!letters) return null
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** @throws 422 `tooManyColumns` */
function textsOf(row: readonly CellFacts[], known: Known): string[] {
  const texts: string[] = []
  for (const cell of row) {
    const text = readCellText(cell, known)
    if (text === '') continue
    if (cell.column >= mostColumns)
      throw new Problem(422, 'tooManyColumns', {
        params: { count: cell.column + 1, most: mostColumns },
      })
    texts[cell.column] = text
  }
  return Array.from(texts, (text) => text ?? '')
}
