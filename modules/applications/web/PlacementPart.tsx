import { lazy, Suspense } from 'react'

// Applications that wait for a decision have none, and their queue does without.
const PlacementOfReader = lazy(() =>
  import('./PlacementOfReader.tsx').then((m) => ({ default: m.PlacementOfReader })),
)

/** The placement that came of an application. */
export const PlacementPart = ({ id }: { id: string }) => (
  <Suspense>
    <PlacementOfReader id={id} />
  </Suspense>
)
