import type { PlacementRecord } from '../../contract/placements.endpoints.ts'
import { CancellationFacts } from './CancellationFacts.tsx'
import { PlacementEnd } from './PlacementEnd.tsx'

/** How a placement came to its end, or was given up before. */
export const PlacementOver = ({ record }: { record: PlacementRecord }) => (
  <>
    {record.end && <PlacementEnd end={record.end} />}
    {record.cancellation && <CancellationFacts cancellation={record.cancellation} />}
  </>
)
