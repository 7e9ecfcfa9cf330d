import { lazy, Suspense, type ComponentType } from 'react'
import type { RecordKey } from './record-parts.ts'

type Following = { default: ComponentType<RecordKey> }

/** How somebody says what they want to hear of a record; the app says where that is kept. */
export const recordFollowing: { load: () => Promise<Following> } = {
  load: async () => ({ default: () => null }),
}

const Offered = lazy(() => recordFollowing.load())

export const RecordFollowing = (of: RecordKey) => (
  <Suspense>
    <Offered {...of} />
  </Suspense>
)
