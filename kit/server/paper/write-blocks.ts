import { linesOf, widthOf } from './lines.ts'
import type { Block } from './paper.ts'
import {
  artifact,
  bottomOf,
  colours,
  ensure,
  fittingLines,
  leaf,
  marked,
  page,
  room,
  rule,
  styles,
  turn,
  within,
  writeLine,
  writeLines,
  writeText,
  type Sheet,
  type Struct,
} from './sheet.ts'
import { writeTable } from './write-table.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/**
 * What a letter says, one part after the other; a heading stays with what follows it, and the last
 * words with the signature, which is as high as `keep`.
 */
export function writeBlocks(sheet: Sheet, blocks: readonly Block[], keep: number): void {
  for (const block of blocks) {
    if (block === blocks.at(-1) && block.kind === 'link') ensure(sheet, 48 + keep)
    if (block === blocks.at(-1) && block.kind === 'paragraph')
      writeText(sheet, block.text, { parent: sheet.root, keep: Math.min(keep, mostKept) })
    else writeBlock(sheet, block)
    sheet.y += block.kind === 'heading' ? 4 : 10
  }
}

function writeBlock(sheet: Sheet, block: Block) {
  switch (block.kind) {
    case 'heading':
      return writeHeading(sheet, block)
    case 'paragraph':
      return writeText(sheet, block.text, { parent: sheet.root })
    case 'list':
      return writeList(sheet, block)
    case 'figures':
      return writeFigures(sheet, block)
    case 'facts':
      return writeFacts(sheet, block)
    case 'link':
      return writeLink(sheet, block)
    case 'table':
      return writeTable(sheet, block)
  }
}

/** So many headings make a letter long enough for an outline. */
const outlineFrom = 3

function writeHeading(sheet: Sheet, { text }: Of<'heading'>) {
  sheet.y += 6
  const writing = { type: 'H2', style: styles.heading, keep: 60 }
  writeText(sheet, text, { parent: sheet.root, ...writing })
  const headings = sheet.paper.blocks.filter(({ kind }) => kind === 'heading')
  if (headings.length >= outlineFrom) sheet.pdf.outline.addItem(text)
}

/** No more than a part of a page. */
const mostKept = 200

const bullet = 14

function writeList(sheet: Sheet, { items }: Of<'list'>) {
  within(sheet, { parent: sheet.root, type: 'L' }, (list) => {
    for (const item of items)
      within(sheet, { parent: list, type: 'LI' }, (element) => writeItem(sheet, element, item))
  })
}

function writeItem(sheet: Sheet, element: Struct, item: string) {
  const style = styles.body
  const fits = Math.floor((bottomOf() - sheet.y) / style.leading + 0.01)
  if (fittingLines(linesOf(item, style, room - bullet).length, fits) === 0) turn(sheet)
  leaf(sheet, { parent: element, type: 'Lbl' }, () =>
    writeLine(sheet, '•', { style: style, x: page.left, y: sheet.y, width: bullet }),
  )
  writeText(sheet, item, { parent: element, type: 'LBody', indent: bullet })
}

/** Label above, figure below, side by side while there is room; a figure is not broken. */
function writeFigures(sheet: Sheet, { figures }: Of<'figures'>) {
  const inner = room / Math.max(figures.length, 1) - 24
  const isWhole = figures.every(({ value }) => widthOf(value, styles.figure) <= inner)
  const rows = isWhole ? [figures] : figures.map((figure) => [figure])
  for (const row of rows) writeFiguresInRow(sheet, row)
}

function writeFiguresInRow(sheet: Sheet, figures: Of<'figures'>['figures']) {
  const width = room / Math.max(figures.length, 1)
  const inner = width - 24
  const parts = figures.map(({ label, value }) => ({
    label: linesOf(label, styles.label, inner),
    value: linesOf(value, styles.figure, inner),
  }))
  const labels = Math.max(...parts.map(({ label }) => label.length)) * styles.label.leading
  const values = Math.max(...parts.map(({ value }) => value.length)) * styles.figure.leading
  const height = labels + values + 22
  ensure(sheet, height)
  const top = sheet.y
  artifact(sheet, () => {
    sheet.pdf.roundedRect(page.left, top, room, height, 5).fill(colours.soft)
  })
  parts.forEach(({ label, value }, at) => {
    const spot = { x: page.left + at * width + 14, width: inner }
    leaf(sheet, { parent: sheet.root, type: 'P' }, () => {
      writeLines(sheet, label, { style: styles.label, ...spot, y: top + 10 })
      writeLines(sheet, value, { style: styles.figure, ...spot, y: top + 11 + labels })
    })
  })
  sheet.y = top + height + 4
}

/** A table of two columns: what is told, and what it is. */
function writeFacts(sheet: Sheet, { facts }: Of<'facts'>) {
  const [label, value] = [styles.label, styles.cell]
  const first = Math.min(
    room * 0.42,
    Math.max(...facts.map((fact) => widthOf(fact.label, label))) + 24,
  )
  rule(sheet, sheet.y, { from: page.left, to: page.left + room })
  within(sheet, { parent: sheet.root, type: 'Table' }, (table) => {
    for (const fact of facts) {
      const name = linesOf(fact.label, label, first - 16)
      const said = linesOf(fact.value, value, room - first)
      const height = Math.max(name.length, said.length) * value.leading + 10
      if (sheet.y + height > bottomOf()) turn(sheet)
      const y = sheet.y + 5
      const cell = (row: Struct, type: 'TH' | 'TD', write: () => void) =>
        leaf(
          sheet,
          { parent: row, type: type, options: type === 'TH' ? { scope: 'Row' } : {} },
          write,
        )
      within(sheet, { parent: table, type: 'TR' }, (row) => {
        cell(row, 'TH', () => {
          writeLines(sheet, name, {
            style: { ...label, leading: value.leading },
            x: page.left,
            y,
            width: first - 16,
          })
        })
        cell(row, 'TD', () => {
          writeLines(sheet, said, { style: value, x: page.left + first, y, width: room - first })
        })
      })
      sheet.y += height
      rule(sheet, sheet.y, { from: page.left, to: page.left + room })
    }
  })
}

/** Words that open an address; below them where that is, for whoever reads on paper and types it. */
function writeLink(sheet: Sheet, { text, url }: Of<'link'>) {
  const [style, place] = [styles.link, styles.label]
  const lines = linesOf(text, style, room)
  const places = linesOf(new URL(url).host, place, room)
  ensure(sheet, lines.length * style.leading + places.length * place.leading)
  within(sheet, { parent: sheet.root, type: 'P' }, (element) => {
    linkTo(sheet, element, { lines, url, style, label: text })
    sheet.y += lines.length * style.leading
    marked(sheet, { element: element, type: 'P' }, () => {
      sheet.y = writeLines(sheet, places, { style: place, x: page.left, y: sheet.y, width: room })
    })
  })
}

interface Linking {
  lines: readonly string[]
  url: string
  style: (typeof styles)[keyof typeof styles]
  /** What it opens, for whoever hears it. */
  label: string
  x?: number
}

/** Text that opens an address: tagged as a link, with the words that say what it opens. */
export function linkTo(sheet: Sheet, parent: Struct, linking: Linking): void {
  const { lines, url, style, label, x = page.left } = linking
  within(sheet, { parent: parent, type: 'Link' }, (element) => {
    marked(sheet, { element: element, type: 'Link' }, () => {
      writeLines(sheet, lines, { style: style, x, y: sheet.y, width: room })
    })
    const width = Math.max(...lines.map((line) => widthOf(line, style)))
    sheet.pdf.link(x, sheet.y, width, lines.length * style.leading, url, {
      structParent: element,
      // The library leaves it empty.
      Contents: new String(label),
    } as never)
  })
}
