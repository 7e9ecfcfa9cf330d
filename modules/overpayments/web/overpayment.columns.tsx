import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { OverpaymentRow } from '../contract/overpayments.endpoints.ts'
import { OverpaymentState } from './OverpaymentState.tsx'

type OverpaymentColumn = Column<OverpaymentRow>

function OwedBy({ value }: { value: string }) {
  const text = useText()
  return text(`choices.owedBy.${value}`)
}

function Reason({ value }: { value: string }) {
  const text = useText()
  return text(`choices.reason.${value}`)
}

const ofAll: readonly OverpaymentColumn[] = [
  { key: 'name', kind: 'name', render: (row) => row.name ?? <None />, sortKey: 'name' },
  {
    key: 'reference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.reference}</span>,
    sortKey: 'reference',
  },
  {
    key: 'status',
    kind: 'state',
    render: (row) => <OverpaymentState of={row} inList />,
  },
  {
    key: 'dueOn',
    kind: 'date',
    render: (row) => <DateText value={row.dueOn} />,
    sortKey: 'dueOn',
    onCard: true,
  },
  {
    key: 'remainingAmount',
    kind: 'money',
    render: (row) => <Money value={row.remainingAmount} />,
    sortKey: 'remainingAmount',
    onCard: true,
  },
  {
    key: 'amount',
    kind: 'money',
    render: (row) => <Money value={row.amount} />,
    sortKey: 'amount',
  },
  {
    key: 'receivedAmount',
    kind: 'money',
    render: (row) => <Money value={row.receivedAmount} />,
  },
  { key: 'employer', kind: 'organisation', render: (row) => row.employer },
  {
    key: 'recordedOn',
    kind: 'date',
    render: (row) => <DateText value={row.recordedOn} />,
    sortKey: 'recordedOn',
  },
  { key: 'reason', kind: 'text', render: (row) => <Reason value={row.reason} /> },
  { key: 'programCode', kind: 'code', render: (row) => row.programCode },
  {
    key: 'paymentReference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.paymentReference}</span>,
    hiddenAtFirst: true,
  },
  {
    key: 'programName',
    render: ({ programName }) => <BilingualText value={programName} />,
    hiddenAtFirst: true,
  },
]
const ofStaff: readonly OverpaymentColumn[] = [
  { key: 'owedBy', kind: 'text', render: (row) => <OwedBy value={row.owedBy} /> },
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'participantReference',
    kind: 'code',
    render: (row) => <span className="numbers">{row.participantReference}</span>,
    hiddenAtFirst: true,
  },
]

/** Who looks after it, the staff alone know. */
export const overpaymentColumns = (isStaff: boolean): readonly OverpaymentColumn[] =>
  isStaff ? [...ofAll, ...ofStaff] : ofAll
