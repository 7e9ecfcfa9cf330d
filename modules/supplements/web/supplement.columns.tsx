import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { supplementStatus } from '../contract/supplement.status.ts'
import type { SupplementRow } from '../contract/supplements.endpoints.ts'

type SupplementColumn = Column<SupplementRow>

function Word({ of, value }: { of: 'type' | 'payee' | 'frequency'; value: string }) {
  const text = useText()
  return text(`choices.${of}.${value}`)
}

const ofAll: readonly SupplementColumn[] = [
  { key: 'name', kind: 'name', render: (row) => row.name ?? <None />, sortKey: 'name' },
  {
    key: 'reference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.reference}</span>,
    sortKey: 'reference',
  },
  {
    key: 'type',
    kind: 'text',
    render: ({ type }) => <Word of="type" value={type} />,
    onCard: true,
  },
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={supplementStatus} state={status} inList />,
  },
  {
    key: 'requestedOn',
    kind: 'date',
    render: (row) => <DateText value={row.requestedOn} />,
    sortKey: 'requestedOn',
  },
  {
    key: 'requestedAmount',
    kind: 'money',
    render: (row) => <Money value={row.requestedAmount} />,
    sortKey: 'requestedAmount',
    onCard: true,
  },
  {
    key: 'approvedAmount',
    kind: 'money',
    render: (row) => <Money value={row.approvedAmount} />,
    sortKey: 'approvedAmount',
  },
  {
    key: 'fromOn',
    kind: 'date',
    render: (row) => <DateText value={row.fromOn} />,
    sortKey: 'fromOn',
  },
  {
    key: 'toOn',
    kind: 'date',
    render: (row) => <DateText value={row.toOn} />,
    hiddenAtFirst: true,
  },
  {
    key: 'frequency',
    kind: 'text',
    render: ({ frequency }) => <Word of="frequency" value={frequency} />,
    hiddenAtFirst: true,
  },
  {
    key: 'payee',
    kind: 'text',
    render: ({ payee }) => <Word of="payee" value={payee} />,
  },
  { key: 'employer', kind: 'organisation', render: (row) => row.employer },
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
const ofStaff: readonly SupplementColumn[] = [
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'participantReference',
    kind: 'code',
    render: (row) => <span className="numbers">{row.participantReference}</span>,
    hiddenAtFirst: true,
  },
]

/** Who looks after a supplement, the staff alone know. */
export const supplementColumns = (isStaff: boolean): readonly SupplementColumn[] =>
  isStaff ? [...ofAll, ...ofStaff] : ofAll
