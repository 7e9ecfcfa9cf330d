import { lazy, Suspense } from 'react'
import type { Selection } from '#kit/web/list/selection.ts'
import type { BoardColumn } from '../../contract/leads.endpoints.ts'
import { useLeadBulk } from '../use-lead-bulk.tsx'

const BulkBar = lazy(() =>
  import('#kit/web/list/BulkBar.tsx').then((m) => ({ default: m.BulkBar })),
)

/** What can be done with the chosen cards, as with the rows of the list. */
export function BoardBulkBar(props: { selection: Selection; columns: readonly BoardColumn[] }) {
  const { selection, columns } = props
  const { bulkActions, dialog } = useLeadBulk()
  const total = columns.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {selection.count > 0 && (
        <Suspense>
          <BulkBar
            model={{ selection, meta: { page: 1, perPage: 25, total }, rows: [] }}
            actions={bulkActions}
          />
        </Suspense>
      )}
      {dialog}
    </>
  )
}
