import { lazy, Suspense } from 'react'
import type { HistoryProps } from './HistoryList.tsx'

const HistoryList = lazy(() =>
  import('./HistoryList.tsx').then((m) => ({ default: m.HistoryList })),
)

/** What happened to a record that no notes hang on; it comes once the record is there. */
export const History = (props: HistoryProps) => (
  <Suspense>
    <HistoryList {...props} />
  </Suspense>
)
