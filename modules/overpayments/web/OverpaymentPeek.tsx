import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { overpayment } from '../contract/overpayment.ts'
import type { OverpaymentRecord } from '../contract/overpayments.endpoints.ts'
import { OverpaymentRail } from './OverpaymentRail.tsx'
import { OverpaymentState } from './OverpaymentState.tsx'
import { OverpaymentStrip } from './OverpaymentStrip.tsx'

export function OverpaymentPeek({ record }: { record: OverpaymentRecord }) {
  return (
    <PeekedRecord
      entity={overpayment}
      record={record}
      title={record.name ?? record.reference}
      status={<OverpaymentState of={record} />}
      strip={<OverpaymentStrip record={record} />}
      rail={<OverpaymentRail record={record} />}
    />
  )
}
