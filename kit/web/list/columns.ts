import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import type { ColumnKind } from './column-widths.ts'
import type { TableMemory } from './list-memory.ts'

export interface Column<Row> {
  key: string
  /** Left out: the module's string `fields.{key}`; a shorter one for its head is `heads.{key}`. */
  label?: string
  render: (row: Row) => ReactNode
  /** The name by which the list can be sorted; left out: not sortable. */
  sortKey?: string
  /** What it holds; left out: words. Numbers and amounts stand at the end of their cell. */
  kind?: ColumnKind
  /** Several lines, such as a list of reasons; everything else is one. */
  wraps?: boolean
  /** Of several of its kind the one that a phone’s card shows. */
  onCard?: boolean | 'also'
  /** False for what must stay, such as the name; the first column always stays. */
  hideable?: boolean
  /** Not shown until somebody chooses it. */
  hiddenAtFirst?: boolean
}

export interface ShownColumn<Row> extends Column<Row> {
  label: string
  /** What stands over the column. */
  head: string
  isShown: boolean
}

const figures: readonly (ColumnKind | undefined)[] = ['money', 'number']

/** Where the values of a column stand in their cells. */
export const alignOf = ({ kind }: { kind?: ColumnKind }) =>
  figures.includes(kind) ? 'end' : undefined

/** The columns in the chosen order, with their words and whether they are shown. */
export function useColumns<Row>(
  columns: readonly Column<Row>[],
  memory: TableMemory,
): ShownColumn<Row>[] {
  const text = useText()
  const place = (key: string) => {
    const at = memory.order.indexOf(key)
    return at < 0 ? columns.findIndex((column) => column.key === key) : at
  }
  const labelOf = ({ key, label }: Column<Row>) => label ?? text(`fields.${key}`)
  return columns
    .map((column, index) => ({
      ...column,
      hideable: column.hideable ?? index > 0,
      label: labelOf(column),
      head: text.has(`heads.${column.key}`) ? text(`heads.${column.key}`) : labelOf(column),
      isShown: !isHidden(column, memory),
    }))
    .toSorted((a, b) => place(a.key) - place(b.key))
}

/** A column that starts hidden is shown when it stands in the chosen order and is not hidden. */
function isHidden<Row>(column: Column<Row>, memory: TableMemory): boolean {
  if (memory.hidden.includes(column.key)) return true
  return Boolean(column.hiddenAtFirst) && !memory.order.includes(column.key)
}
