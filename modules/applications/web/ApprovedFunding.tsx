import { useEffect } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { FundingTable } from './pieces/FundingTable.tsx'
import { RegionLeft } from './RegionLeft.tsx'

/** What the approval reserves, as it is now: after a refusal because it changed, the new lines. */
export const ApprovedFunding: StepEffects<ApplicationRecord> = ({ record, judge }) => {
  const text = useText()
  const { data = record } = useRecord(applicationsEndpoints.readApplication, { id: record.id })
  useEffect(() => judge(true), [judge])
  return (
    <>
      <FundingTable funding={data.funding} caption={text('funding.requested')} />
      {data.regionLeft && <RegionLeft of={data.regionLeft} needed={data.funding.total} />}
    </>
  )
}
