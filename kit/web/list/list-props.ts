import type { ReactNode } from 'react'
import type { Totals } from './ListTotals.tsx'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { UseOptions } from '../form/reference-options.ts'
import type { Search } from '../router/search.ts'
import type { Column } from './columns.ts'
import type { PeekOf } from './peek.ts'
import type { RecordMenuOf } from './record-menus.ts'
import type { Selected } from './selection.ts'

export type RowOf<E extends Endpoint> =
  OutputOf<E> extends { data: (infer Row)[] } ? Row & { id: string } : { id: string }

/** Where a row leads. */
export interface Opens {
  screen: Screen
  params?: Record<string, string>
  query?: Search
}

/** Something to do with one row, from its menu. */
export interface RowAction {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be done now. */
  reason?: string | null
  run: () => void
}

export interface BulkAction {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** When it resolves to true, the selection is cleared. */
  run: (selected: Selected) => Promise<boolean | void> | boolean | void
}

export interface ListScreenProps<E extends Endpoint> {
  /** An endpoint that is declared as a list. */
  endpoint: E
  columns: readonly Column<RowOf<E>>[]
  /** Fields that an organisation added to what is listed: the list is narrowed and sorted by them too. */
  own?: readonly OwnField[]
  /** Whether the person sees a group of protected columns; left out: by the endpoint's permission. */
  sees?: (group: string) => boolean
  /** What a row is called: the words of its link, checkbox and menu. */
  rowName: (row: RowOf<E>) => string
  /** What deviates: a row that is late, or one that counts no more. */
  rowMark?: (row: RowOf<E>) => 'late' | 'void' | null
  /** Where a row leads; its name is then a link. */
  opens?: (row: RowOf<E>) => Opens
  /** Left out: the title of the screen. */
  title?: string
  /** What one can do on the screen, beside the title. */
  actions?: ReactNode
  rowActions?: (row: RowOf<E>) => RowAction[]
  /** In place of those: the acts of the record itself, read when the menu is opened. */
  recordMenu?: RecordMenuOf
  /** What Space shows of a row, beside the list. */
  peek?: PeekOf
  bulkActions?: readonly BulkAction[]
  /** Fields that the open tab filters by: no chip says them again, and clearing leaves them. */
  tabFilters?: readonly string[]
  /** The screen on which what is listed is worked through, one after the other. */
  queue?: Screen
  /** What of the list that is, where the list shows more. */
  queueFilter?: Search
  /** The endpoint that streams what is shown, with `format`, `columns` and the list's query. */
  exportEndpoint?: Endpoint
  /** Fixed parameters of the call that are not the user's choice. */
  fixed?: Search
  /** What the paths of the calls name: a list that belongs to something. */
  params?: Record<string, string>
  /** Options of filters on other records, by field. */
  references?: Record<string, UseOptions>
  /** What it means when there is nothing at all. */
  emptyWords?: { title: string; body: string }
  /** The next step when there is nothing at all. */
  emptyAction?: ReactNode
  /** Sums over all pages of what is listed, below the rows. */
  totals?: Totals
  /** Above the table, e.g. figures. */
  above?: ReactNode
}
