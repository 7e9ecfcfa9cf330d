import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { changeRequestStatus } from '../contract/change-request.status.ts'
import type { ChangeRequestRow } from '../contract/change-requests.endpoints.ts'
import { ChangedFields } from './pieces/ChangedFields.tsx'

type ChangeColumn = Column<ChangeRequestRow>

function Side({ side }: Pick<ChangeRequestRow, 'side'>) {
  const text = useText()
  return text(`choices.side.${side}`)
}

const status = (inList: boolean): ChangeColumn => ({
  key: 'status',
  kind: 'state',
  render: (row) => <StatusBadge of={changeRequestStatus} state={row.status} inList={inList} />,
})

/** What staff have to do with it is no word for whoever asked. */
const ofAll = (isStaff: boolean): readonly ChangeColumn[] => [
  { key: 'name', kind: 'name', render: (row) => row.name ?? <None />, sortKey: 'name' },
  { key: 'employer', kind: 'organisation', render: (row) => row.employer },
  {
    key: 'reference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.reference}</span>,
    sortKey: 'reference',
  },
  {
    key: 'changes',
    kind: 'text',
    render: ({ changes }) => <ChangedFields names={changes} />,
    onCard: true,
  },
  status(isStaff),
  {
    key: 'requestedOn',
    kind: 'date',
    render: (row) => <DateText value={row.requestedOn} />,
    sortKey: 'requestedOn',
  },
  {
    key: 'effectiveOn',
    kind: 'date',
    render: (row) => <DateText value={row.effectiveOn} />,
    sortKey: 'effectiveOn',
    onCard: true,
  },
  { key: 'programCode', kind: 'code', render: (row) => row.programCode },
  {
    key: 'programName',
    render: ({ programName }) => <BilingualText value={programName} />,
    hiddenAtFirst: true,
  },
  { key: 'side', kind: 'text', render: ({ side }) => <Side side={side} /> },
]

const ofStaff: readonly ChangeColumn[] = [
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
]

/** Who looks after a request, the staff alone know. */
export const changeRequestColumns = (isStaff: boolean): readonly ChangeColumn[] =>
  isStaff ? [...ofAll(isStaff), ...ofStaff] : ofAll(isStaff)
