import { lazy, Suspense } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { UpliftConfirmation } from './UpliftConfirmation.tsx'
import { FundingTable } from './pieces/FundingTable.tsx'

// To staff the rail shows it: their queues do without.
const ApplicantsPlacement = lazy(() =>
  import('./ApplicantsPlacement.tsx').then((m) => ({ default: m.ApplicantsPlacement })),
)

/** The subsidy as the server has computed it, line by line, and the offer that came of it. */
export function FundingSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const type = usePerson()?.type
  return (
    <RecordSection title={text('sections.funding')}>
      <FundingTable
        funding={record.funding}
        caption={text(record.approvedAmount === null ? 'funding.requested' : 'funding.approved')}
      />
      <UpliftConfirmation record={record} />
      {record.placement && (type === 'employer' || type === 'employee') && (
        <Suspense>
          <ApplicantsPlacement id={record.placement.id} type={type} />
        </Suspense>
      )}
    </RecordSection>
  )
}
