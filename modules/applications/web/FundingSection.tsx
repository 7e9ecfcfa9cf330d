import { RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { OwnPlacementSection } from '#modules/placements/web/pieces/OwnPlacementSection.tsx'
import { PlacementSection } from '#modules/placements/web/pieces/PlacementSection.tsx'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { UpliftConfirmation } from './UpliftConfirmation.tsx'
import { FundingTable } from './pieces/FundingTable.tsx'

/** The subsidy as the server has computed it, line by line, and the offer that came of it. */
export function FundingSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  // The agreement is between the employer and us; to staff the rail shows it.
  const type = usePerson()?.type
  return (
    <RecordSection title={text('sections.funding')}>
      <FundingTable
        funding={record.funding}
        caption={text(record.approvedAmount === null ? 'funding.requested' : 'funding.approved')}
      />
      <UpliftConfirmation record={record} />
      {record.placement && type === 'employer' && <PlacementSection id={record.placement.id} />}
      {record.placement && type === 'employee' && <OwnPlacementSection id={record.placement.id} />}
    </RecordSection>
  )
}
