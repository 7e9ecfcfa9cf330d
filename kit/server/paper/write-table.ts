import { linesOf, widthOf, type Style } from './lines.ts'
import type { PaperTable } from './paper.ts'
import {
  artifact,
  bottomOf,
  colours,
  leaf,
  page,
  room,
  rule,
  styles,
  turn,
  within,
  writeLines,
  type Sheet,
  type Struct,
} from './sheet.ts'

const gap = 12
const padding = 5

interface Columns {
  widths: number[]
  styles: TableStyles
  table: PaperTable
}

interface Row {
  cells: string[][]
  style: Style
  height: number
}

/** A table over as many pages as it takes; on each its headings stand above it, and its total never alone. */
export function writeTable(sheet: Sheet, table: PaperTable): void {
  const columns = { table, ...fitting(table) }
  const { styles } = columns
  const head = rowOf(
    columns,
    table.columns.map(({ label }) => label),
    styles.name,
  )
  const rows = table.rows.map((cells) => rowOf(columns, cells, styles.cell))
  const total = table.total && rowOf(columns, table.total, styles.cellStrong)
  const first = rows[0] ?? total
  if (sheet.y + head.height + (first?.height ?? 0) * 2 > bottomOf()) turn(sheet)
  within(sheet, { parent: sheet.root, type: 'Table' }, (element) => {
    within(sheet, { parent: element, type: 'THead' }, (part) => {
      within(sheet, { parent: part, type: 'TR' }, (line) =>
        writeHead(sheet, columns, { row: head, line }),
      )
    })
    within(sheet, { parent: element, type: 'TBody' }, (part) => {
      const all = total ? [...rows, total] : rows
      all.forEach((row, at) => {
        const last = at === all.length - 2 && total ? total.height : 0
        if (sheet.y + row.height + last > bottomOf()) {
          turn(sheet)
          artifact(sheet, () => writeCells(sheet, columns, head))
          headEnd(sheet, head)
        }
        if (row === total) totalGround(sheet, row)
        within(sheet, { parent: part, type: 'TR' }, (line) =>
          writeRow(sheet, columns, { row, line }),
        )
        sheet.y += row.height
        rule(sheet, sheet.y, wide)
      })
    })
  })
}

const wide = { from: page.left, to: page.width - page.right }

type TableStyles = Record<'name' | 'cell' | 'cellStrong', Style>

/** How far letters shrink before a figure is broken. */
const sizes = [1, 0.9, 0.8, 0.7, 0.6]

const sized = (style: Style, by: number): Style => ({
  ...style,
  size: style.size * by,
  leading: style.leading * by,
})

/** Widths of columns, in letters that are small enough for the figures to stay whole. */
function fitting(table: PaperTable): Omit<Columns, 'table'> {
  const tried = sizes.map((by) => {
    const own = {
      name: sized(styles.name, by),
      cell: sized(styles.cell, by),
      cellStrong: sized(styles.cellStrong, by),
    }
    return { styles: own, ...widthsOf(table, own) }
  })
  return tried.find(({ areWhole }) => areWhole) ?? tried[0]!
}

/** Columns as wide as what stands in them asks for; where that is too much, texts give way and are broken. */
function widthsOf(
  { columns, rows, total }: PaperTable,
  styles: TableStyles,
): { widths: number[]; areWhole: boolean } {
  const sample = [...rows.slice(0, 200), ...(total ? [total] : [])]
  const wanted = columns.map(({ label }, at) => {
    const cells = sample.map((row) => widthOf(row[at] ?? '', styles.cellStrong))
    const words = label.split(' ').map((word) => widthOf(word, styles.name))
    // A figure in a column of exactly its width would be broken where sums are not exact.
    return Math.ceil(Math.max(...words, ...cells)) + gap
  })
  const sum = wanted.reduce((all, each) => all + each, 0)
  if (sum <= room)
    return { areWhole: true, widths: wanted.map((each) => each + ((room - sum) * each) / sum) }
  const figures = columns.map(({ isFigure }, at) => (isFigure ? (wanted[at] ?? 0) : 0))
  const fixed = figures.reduce((all, each) => all + each, 0)
  const texts = sum - fixed
  const left = room - fixed
  // Figures stay whole while they leave the texts something to stand in.
  if (texts > 0 && left > room / 5)
    return {
      areWhole: true,
      widths: wanted.map((each, at) => figures[at] || (each * left) / texts),
    }
  return { areWhole: fixed === 0, widths: wanted.map((each) => (each * room) / sum) }
}

function rowOf({ widths, table }: Columns, texts: readonly string[], style: Style): Row {
  const cells = table.columns.map((_, at) =>
    linesOf(texts[at] ?? '', style, (widths[at] ?? 0) - gap),
  )
  const most = Math.max(...cells.map((lines) => lines.length))
  return { cells, style, height: most * style.leading + padding * 2 }
}

/** Where each cell of a row stands. */
function spotsOf(sheet: Sheet, { widths, table }: Columns) {
  let x = page.left
  return table.columns.map(({ isFigure }, at) => {
    const width = widths[at] ?? 0
    const spot = {
      x: x + gap / 2,
      y: sheet.y + padding,
      width: width - gap,
      ...(isFigure && { align: 'right' as const }),
    }
    x += width
    return spot
  })
}

function writeCells(sheet: Sheet, columns: Columns, { cells, style }: Row) {
  const spots = spotsOf(sheet, columns)
  cells.forEach((lines, at) => {
    const spot = spots[at]
    if (spot) writeLines(sheet, lines, { style: style, ...spot })
  })
}

function headEnd(sheet: Sheet, { height }: Row) {
  sheet.y += height
  artifact(sheet, () => {
    const { pdf } = sheet
    pdf.moveTo(wide.from, sheet.y).lineTo(wide.to, sheet.y).lineWidth(1)
    pdf.strokeColor(colours.quiet).stroke()
  })
}

interface Line {
  row: Row
  line: Struct
}

function writeHead(sheet: Sheet, columns: Columns, { row, line }: Line) {
  const spots = spotsOf(sheet, columns)
  row.cells.forEach((lines, at) => {
    const spot = spots[at]
    if (!spot) return
    leaf(
      sheet,
      { parent: line, type: 'TH', options: { scope: 'Column' } },
      () => void writeLines(sheet, lines, { style: row.style, ...spot }),
    )
  })
  headEnd(sheet, row)
}

/** What a row is about stands first in it, and heads it. */
function writeRow(sheet: Sheet, columns: Columns, { row, line }: Line) {
  const spots = spotsOf(sheet, columns)
  row.cells.forEach((lines, at) => {
    const spot = spots[at]
    if (!spot) return
    const type = at === 0 ? 'TH' : 'TD'
    leaf(
      sheet,
      { parent: line, type: type, options: at === 0 ? { scope: 'Row' } : {} },
      () => void writeLines(sheet, lines, { style: row.style, ...spot }),
    )
  })
}

const totalGround = (sheet: Sheet, { height }: Row) =>
  artifact(sheet, () => {
    sheet.pdf.rect(page.left, sheet.y, room, height).fill(colours.soft)
  })
