import { OpenPoints } from './OpenPoints.tsx'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { CheckpointSection } from './CheckpointSection.tsx'
import { DecisionSection } from './DecisionSection.tsx'
import { FundingSection } from './FundingSection.tsx'
import { PositionSection } from './PositionSection.tsx'

/** What is judged stays in view beside the acts: the position, the money, the checks, who said what. */
export function ApplicationQueuePiece({ record }: { record: ApplicationRecord }) {
  return (
    <>
      <OpenPoints record={record} />
      <DecisionSection record={record} />
      <FundingSection record={record} />
      <CheckpointSection record={record} />
      <PositionSection record={record} />
    </>
  )
}
