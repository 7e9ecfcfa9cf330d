import type { Column } from '#kit/web/list/columns.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { paymentBatchStatus } from '../contract/payment-batch.status.ts'
import type { PaymentBatchRow } from '../contract/payment-batches.endpoints.ts'

const day = (value: string | null) => (value ? <DateText value={value} /> : <None />)

export const batchColumns: readonly Column<PaymentBatchRow>[] = [
  {
    key: 'reference',
    kind: 'reference',
    render: ({ reference }) => <span className="numbers">{reference}</span>,
    sortKey: 'reference',
  },
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={paymentBatchStatus} state={status} inList />,
  },
  {
    key: 'payments',
    kind: 'number',
    render: ({ payments }) => <NumberText value={String(payments)} />,
    onCard: true,
  },
  {
    key: 'total',
    kind: 'money',
    render: ({ total }) => <Money value={total} />,
    sortKey: 'total',
    onCard: true,
  },
  {
    key: 'createdOn',
    kind: 'date',
    render: ({ createdOn }) => <DateText value={createdOn} />,
    sortKey: 'createdOn',
  },
  { key: 'createdBy', kind: 'person', render: ({ createdBy }) => createdBy },
  { key: 'payOn', kind: 'date', render: ({ payOn }) => day(payOn), sortKey: 'payOn', onCard: true },
  { key: 'paidOn', kind: 'date', render: ({ paidOn }) => day(paidOn) },
]
