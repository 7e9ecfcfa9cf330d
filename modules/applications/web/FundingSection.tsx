import { RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { PlacementPart } from './PlacementPart.tsx'
import { UpliftConfirmation } from './UpliftConfirmation.tsx'
import { FundingTable } from './pieces/FundingTable.tsx'

/** The subsidy as the server has computed it, line by line, and the offer that came of it. */
export function FundingSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  // To staff the rail shows it.
  const type = usePerson()?.type ?? 'staff'
  return (
    <RecordSection title={text('sections.funding')}>
      <FundingTable
        funding={record.funding}
        caption={text(record.approvedAmount === null ? 'funding.requested' : 'funding.approved')}
      />
      <UpliftConfirmation record={record} />
      {record.placement && type !== 'staff' && <PlacementPart id={record.placement.id} />}
    </RecordSection>
  )
}
