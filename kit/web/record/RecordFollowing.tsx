import { lazy, Suspense } from 'react'
import { recordParts, type RecordKey } from './record-parts.ts'

const Offered = lazy(async () => (await recordParts.loadFollowing?.()) ?? { default: () => null })

/** What one hears of a record, where a module keeps that. */
export const RecordFollowing = (of: RecordKey) => (
  <Suspense>
    <Offered {...of} />
  </Suspense>
)
