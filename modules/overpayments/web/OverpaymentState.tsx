import { IconClockExclamation } from '@tabler/icons-react'
import { StatusBadge, ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { overpaymentStatus } from '../contract/overpayment.status.ts'
import type { OverpaymentRow } from '../contract/overpayments.endpoints.ts'

/** The state of an overpayment, or that it is late. */
export function OverpaymentState(props: {
  of: Pick<OverpaymentRow, 'status' | 'isOverdue'>
  inList?: boolean
}) {
  const text = useText('overpayments')
  const { status, isOverdue } = props.of
  if (isOverdue)
    return (
      <ToneBadge tone="danger" icon={IconClockExclamation}>
        {text('overdue')}
      </ToneBadge>
    )
  return (
    <StatusBadge of={overpaymentStatus} state={status} {...(props.inList && { inList: true })} />
  )
}
