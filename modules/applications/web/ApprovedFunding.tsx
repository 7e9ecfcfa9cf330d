import { useEffect } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import type { RegionLeft as Left } from '#modules/programs/contract/program-regions.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import classes from './decide.module.css'
import { FundingTable } from './pieces/FundingTable.tsx'

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

function RegionLeft({ of, needed }: { of: Left; needed: string }) {
  const text = useText()
  const nameOf = useBilingual()
  // Widths apart, nothing is computed with it: whether more is to be reserved than is there.
  const isOver = Number(needed) > Number(of.left)
  return (
    <p {...(isOver && { className: classes.blocked })}>
      {text('funding.regionLeft', { region: nameOf(of.name) })} <Money value={of.left} />
    </p>
  )
}
