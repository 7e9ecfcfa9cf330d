import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import type { TableMemory } from './list-memory.ts'

export interface Column<Row> {
  key: string
  /** Left out: the module's string `fields.{key}`. */
  label?: string
  render: (row: Row) => ReactNode
  /** The name by which the list can be sorted; left out: not sortable. */
  sortKey?: string
  /** Any width of style sheets; the rest is shared out by content. */
  width?: string
  /** Numbers and amounts stand at the end of their cell. */
  align?: 'end'
  /** False for what must stay, such as the name; the first column always stays. */
  hideable?: boolean
  /** Not shown until somebody chooses it. */
  hiddenAtFirst?: boolean
}

export interface ShownColumn<Row> extends Column<Row> {
  label: string
  isShown: boolean
}

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
  return columns
    .map((column, index) => ({
      ...column,
      hideable: column.hideable ?? index > 0,
      label: column.label ?? text(`fields.${column.key}`),
      isShown: !isHidden(column, memory),
    }))
    .toSorted((a, b) => place(a.key) - place(b.key))
}

/** A column that starts hidden is shown when it stands in the chosen order and is not hidden. */
function isHidden<Row>(column: Column<Row>, memory: TableMemory): boolean {
  if (memory.hidden.includes(column.key)) return true
  return Boolean(column.hiddenAtFirst) && !memory.order.includes(column.key)
}
