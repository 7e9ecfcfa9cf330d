import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestStage } from '../contract/funding-request.ts'
import { isWaitedFor, requestStatus } from '../contract/funding-request.status.ts'
import type { RequestRow } from '../contract/funding-requests.endpoints.ts'

type RequestColumn = Column<RequestRow>

const reference: RequestColumn = {
  key: 'reference',
  kind: 'reference',
  render: (row) => <span className="numbers">{row.reference}</span>,
  sortKey: 'reference',
}
const name: RequestColumn = {
  key: 'name',
  kind: 'name',
  render: (row) => row.name ?? <None />,
  sortKey: 'name',
}
const side: RequestColumn = {
  key: 'side',
  kind: 'text',
  render: (row) => <Side row={row} />,
}
const dueOn: RequestColumn = {
  key: 'dueOn',
  kind: 'days',
  render: (row) => <DueDay day={row.dueOn} />,
  sortKey: 'dueOn',
}
const ofCourse: readonly RequestColumn[] = [
  { key: 'courseTitle', kind: 'text', render: (row) => row.courseTitle ?? <None />, onCard: true },
  {
    key: 'startsOn',
    kind: 'date',
    render: (row) => (row.startsOn ? <DateText value={row.startsOn} /> : <None />),
    sortKey: 'startsOn',
  },
  {
    key: 'requestedAmount',
    kind: 'money',
    render: (row) => <Money value={row.requestedAmount} />,
    sortKey: 'requestedAmount',
  },
]
const approvedAmount: RequestColumn = {
  key: 'approvedAmount',
  kind: 'money',
  render: (row) => <Money value={row.approvedAmount} />,
  sortKey: 'approvedAmount',
  onCard: true,
}
const state: RequestColumn = {
  key: 'status',
  kind: 'state',
  render: ({ status }) => <StatusBadge of={requestStatus} state={status} inList />,
}
/** Of the evidence, while it is waited for. */
const evidenceDue: RequestColumn = {
  key: 'dueOn',
  kind: 'days',
  render: ({ status, dueOn: day }) => (isWaitedFor(status) ? <DueDay day={day} /> : <None />),
}
const assessedAmount: RequestColumn = {
  key: 'assessedAmount',
  kind: 'money',
  render: (row) => <Money value={row.assessedAmount} />,
  hiddenAtFirst: true,
}
const ofAll: readonly RequestColumn[] = [
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
const ofStaff: readonly RequestColumn[] = [
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'participantReference',
    kind: 'code',
    render: (row) => <span className="numbers">{row.participantReference}</span>,
    hiddenAtFirst: true,
  },
]

function Side({ row }: { row: RequestRow }) {
  const text = useText()
  return text(`choices.side.${row.side}`)
}

const ofStage: Record<RequestStage, readonly RequestColumn[]> = {
  awaitingForm: [state, dueOn, { ...side, onCard: true }],
  awaitingApproval: [...ofCourse, side],
  ended: [state, ...ofCourse, approvedAmount, assessedAmount, side],
  approved: [state, ...ofCourse, approvedAmount, assessedAmount, evidenceDue, side],
}

/** What is known of a request in a stage; who looks after it, the staff alone know. */
export const requestColumns = (stage: RequestStage, isStaff: boolean): readonly RequestColumn[] => [
  name,
  reference,
  ...ofStage[stage],
  ...ofAll,
  ...(isStaff ? ofStaff : []),
]
