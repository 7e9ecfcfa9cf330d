import { useSelection } from '#kit/web/list/selection.ts'
import type { BoardColumn } from '../../contract/leads.endpoints.ts'

/** The chosen cards; another search or filter starts anew. */
export const useBoardSelection = (
  columns: readonly BoardColumn[],
  parameters: Record<string, string>,
) =>
  useSelection(
    parameters,
    columns.reduce((total, { count }) => total + count, 0),
  )
