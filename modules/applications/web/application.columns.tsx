import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { applicationStatus, type Stage } from '../contract/application.status.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { Assignee } from './Assignee.tsx'
import { Flags } from './Flags.tsx'
import { WaitingTime } from './WaitingTime.tsx'

type ApplicationColumn = Column<ApplicationRow>

const reference: ApplicationColumn = {
  key: 'reference',
  render: (row) => <span className="numbers">{row.reference}</span>,
  sortKey: 'reference',
  width: '9.5rem',
}
const people: ApplicationColumn[] = [
  {
    key: 'participantName',
    render: (row) => row.participantName,
    sortKey: 'participantName',
    hideable: false,
  },
  { key: 'employerName', render: (row) => row.employerName },
  { key: 'programCode', render: (row) => <span>{row.programCode}</span> },
  {
    key: 'programName',
    render: (row) => <BilingualText value={row.programName} />,
    hiddenAtFirst: true,
  },
]
const status: ApplicationColumn = {
  key: 'status',
  render: (row) => <StatusBadge of={applicationStatus} state={row.status} />,
}
const submitted: ApplicationColumn = {
  key: 'submittedAt',
  render: (row) => <DateText value={row.submittedAt.slice(0, 10)} />,
  sortKey: 'submittedAt',
}
const waiting: ApplicationColumn = {
  key: 'reviewDueOn',
  render: (row) => <WaitingTime {...row} />,
  sortKey: 'reviewDueOn',
}
const region: ApplicationColumn = {
  key: 'region',
  render: (row) => <ProvinceText value={row.region} />,
}
const requested: ApplicationColumn = {
  key: 'requestedAmount',
  render: (row) => <Money value={row.requestedAmount} />,
  sortKey: 'requestedAmount',
  align: 'end',
}
const approved: ApplicationColumn = {
  key: 'approvedAmount',
  render: (row) => <Money value={row.approvedAmount} />,
  align: 'end',
}
const decided: ApplicationColumn = {
  key: 'decidedAt',
  render: (row) => (row.decidedAt ? <DateText value={row.decidedAt.slice(0, 10)} /> : <None />),
}
const assignee: ApplicationColumn = {
  key: 'assignee',
  render: (row) => <Assignee of={row.assignee} />,
}
const flags: ApplicationColumn = { key: 'flags', render: (row) => <Flags row={row} /> }

export interface ColumnChoice {
  stage: Stage
  /** Applicants see what concerns them. */
  isStaff: boolean
  /** On narrower screens what is said elsewhere, or less often asked for, waits in the menu. */
  isWide: boolean
  waitingLabel: string
  /** Whether only some states are asked for, and the rows must say which they have. */
  isByStatus: boolean
}

/** What a stage's list shows. */
export function applicationColumns(choice: ColumnChoice): ApplicationColumn[] {
  const { stage, isStaff, isWide, isByStatus } = choice
  const review = isStaff ? [assignee, flags] : []
  const last = [region, submitted].map((column) => ({ ...column, hiddenAtFirst: !isWide }))
  const own = isStaff ? last : [submitted, region]
  const start = [reference, ...people]
  const step = isStaff ? [status] : []
  if (stage === 'pending')
    return [
      ...start,
      ...step,
      { ...waiting, label: choice.waitingLabel },
      requested,
      ...review,
      ...own,
    ]
  const money = stage === 'approved' ? [approved] : [requested]
  const closedAs =
    stage === 'rejected' ? [{ ...status, hiddenAtFirst: !isWide && !isByStatus }] : []
  return [...start, ...closedAs, decided, ...money, ...review.slice(0, 1), region, submitted]
}
