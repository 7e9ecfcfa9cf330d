import type { Column } from '../contract/participant-sheet.ts'
import type { SheetRow } from '../contract/participant-sheets.endpoints.ts'

export type Cells = Partial<Record<Column, string>>

/** What was typed and is not with the server yet. */
export interface Typed {
  cells: Readonly<Record<string, Cells>>
  removed: readonly string[]
}

export const nothingTyped: Typed = { cells: {}, removed: [] }

export const isNothing = ({ cells, removed }: Typed) =>
  Object.keys(cells).length === 0 && removed.length === 0

export const typeIn = (typed: Typed, key: string, cells: Cells): Typed => ({
  ...typed,
  cells: { ...typed.cells, [key]: { ...typed.cells[key], ...cells } },
})

export function remove(typed: Typed, key: string): Typed {
  const { [key]: _, ...cells } = typed.cells
  return { cells, removed: [...typed.removed, key] }
}

/** What is left to save once this much was: a cell that was typed into since waits for the next time. */
export function without(typed: Typed, saved: Typed): Typed {
  const cells = Object.entries(typed.cells).flatMap(([key, own]) => {
    const left = Object.entries(own).filter(
      ([column, value]) => saved.cells[key]?.[column as Column] !== value,
    )
    return left.length ? [[key, Object.fromEntries(left)] as const] : []
  })
  return {
    cells: Object.fromEntries(cells),
    removed: typed.removed.filter((key) => !saved.removed.includes(key)),
  }
}

const begun = (key: string, cells: Cells): SheetRow => ({
  key,
  cells,
  state: 'typed',
  errors: {},
  notes: {},
  problem: null,
  application: null,
})

/** The rows as they stand on the screen: those of the server under what was typed since, then new ones. */
export function shownRows(rows: readonly SheetRow[], typed: Typed): SheetRow[] {
  const known = rows
    .filter(({ key }) => !typed.removed.includes(key))
    .map((row) => withTyped(row, typed.cells[row.key]))
  const added = Object.entries(typed.cells)
    .filter(([key]) => !rows.some((row) => row.key === key))
    .map(([key, cells]) => begun(key, cells))
  return [...known, ...added]
}

/** What was said of a cell was said of what stood there before. */
function withTyped(row: SheetRow, cells: Cells | undefined): SheetRow {
  if (!cells) return row
  const isOld = ([column]: [string, string]) => !(column in cells)
  return {
    ...row,
    cells: { ...row.cells, ...cells },
    errors: Object.fromEntries(Object.entries(row.errors).filter(isOld)),
    notes: Object.fromEntries(Object.entries(row.notes).filter(isOld)),
  }
}

export const isBlank = ({ cells }: { cells: Cells }) =>
  Object.values(cells).every((cell) => cell.trim() === '')

/** How the rows stand: what would be submitted now, what needs another look. */
export function countRows(rows: readonly SheetRow[]) {
  const open = rows.filter(
    (row) => (row.state === 'typed' || row.state === 'refused') && !isBlank(row),
  )
  const wrong = open.filter(({ errors }) => Object.keys(errors).length > 0).length
  const of = (state: SheetRow['state']) => rows.filter((row) => row.state === state).length
  return {
    ready: open.length - wrong,
    wrong,
    waiting: of('waiting'),
    sent: of('sent'),
    refused: of('refused'),
  }
}
