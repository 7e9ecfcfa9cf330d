import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { paymentStatus } from '../contract/payment.status.ts'
import type { PaymentRow } from '../contract/payments.endpoints.ts'

type PaymentColumn = Column<PaymentRow>

const ofAll: readonly PaymentColumn[] = [
  {
    key: 'name',
    kind: 'name',
    render: (row) => row.name ?? <None />,
    sortKey: 'name',
  },
  {
    key: 'reference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.reference}</span>,
    sortKey: 'reference',
  },
  {
    key: 'payee',
    kind: 'organisation',
    render: (row) => <PaidTo row={row} />,
  },
  {
    key: 'source',
    kind: 'word',
    render: (row) => <Source row={row} />,
  },
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={paymentStatus} state={status} inList />,
  },
  {
    key: 'submittedOn',
    kind: 'date',
    render: (row) => (row.submittedOn ? <DateText value={row.submittedOn} /> : <None />),
    sortKey: 'submittedOn',
  },
  {
    key: 'claimedAmount',
    kind: 'money',
    render: (row) => <Money value={row.claimedAmount} />,
    sortKey: 'claimedAmount',
    onCard: true,
  },
  {
    key: 'assessedAmount',
    kind: 'money',
    render: (row) => <Money value={row.assessedAmount} />,
  },
  {
    key: 'approvedAmount',
    kind: 'money',
    render: (row) => <Money value={row.approvedAmount} />,
    sortKey: 'approvedAmount',
  },
  {
    key: 'employer',
    kind: 'organisation',
    render: (row) => row.employer,
    hiddenAtFirst: true,
  },
  {
    key: 'periodFrom',
    kind: 'date',
    render: (row) => <DateText value={row.periodFrom} />,
    sortKey: 'periodFrom',
    onCard: true,
  },
  {
    key: 'periodTo',
    kind: 'date',
    render: (row) => <DateText value={row.periodTo} />,
    hiddenAtFirst: true,
  },
  { key: 'programCode', kind: 'code', render: (row) => row.programCode },
  {
    key: 'programName',
    render: ({ programName }) => <BilingualText value={programName} />,
    hiddenAtFirst: true,
  },
  {
    key: 'placementReference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.placementReference}</span>,
    hiddenAtFirst: true,
  },
]
function Source({ row }: { row: PaymentRow }) {
  const text = useText()
  return text(`choices.source.${row.source}`)
}

/** Whom it is paid to, by name. */
function PaidTo({ row: { payee, name, employer } }: { row: PaymentRow }) {
  const text = useText()
  return payee === 'employer' ? employer : (name ?? text('choices.payee.participant'))
}

const ofStaff: readonly PaymentColumn[] = [
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'participantReference',
    kind: 'code',
    render: (row) => <span className="numbers">{row.participantReference}</span>,
    hiddenAtFirst: true,
  },
]

/** What is known of a payment; who looks after it, the staff alone know. */
export const paymentColumns = (isStaff: boolean): readonly PaymentColumn[] =>
  isStaff ? [...ofAll, ...ofStaff] : ofAll
