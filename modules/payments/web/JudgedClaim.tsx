import { PanelBeside } from '#kit/web/record/PanelBeside.tsx'
import { HoldBanners } from '#modules/holds/web/pieces/HoldBanners.tsx'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import { ChecksSection } from './ChecksSection.tsx'
import { PaidFor } from './PaidFor.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PaymentStrip } from './PaymentStrip.tsx'
import { StubsSection } from './StubsSection.tsx'

/** What a claim is assessed and approved by: its lines or what was spent, what does not fit, and what proves it. */
export const JudgedClaim = ({ record }: { record: PaymentRecord }) => (
  <PanelBeside>
    <HoldBanners of="application" id={record.applicationId} />
    <PaymentStrip record={record} />
    <PaidFor record={record} />
    {record.source === 'claim' && <ChecksSection record={record} />}
    <StubsSection record={record} isShown />
    <PaymentSection record={record} />
  </PanelBeside>
)
