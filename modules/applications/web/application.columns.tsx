import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { applicationStatus, type Stage } from '../contract/application.status.ts'
import type { SignedInPerson } from '#kit/web/session.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { Assignee } from './Assignee.tsx'
import { Flags, HoldMark } from './Flags.tsx'

type ApplicationColumn = Column<ApplicationRow>

const reference: ApplicationColumn = {
  key: 'reference',
  kind: 'reference',
  render: (row) => <span className="numbers">{row.reference}</span>,
  sortKey: 'reference',
}
const people: ApplicationColumn[] = [
  {
    key: 'participantName',
    kind: 'name',
    render: (row) => (
      <>
        {row.isOnHold && <HoldMark />} {row.participantName}
      </>
    ),
    sortKey: 'participantName',
    hideable: false,
  },
  { key: 'employerName', kind: 'organisation', render: (row) => row.employerName },
  reference,
  { key: 'programCode', kind: 'code', render: (row) => <span>{row.programCode}</span> },
  {
    key: 'programName',
    render: (row) => <BilingualText value={row.programName} />,
    hiddenAtFirst: true,
  },
]
const status: ApplicationColumn = {
  key: 'status',
  kind: 'state',
  render: (row) => <StatusBadge of={applicationStatus} state={row.status} inList />,
}
const submitted: ApplicationColumn = {
  key: 'submittedAt',
  kind: 'date',
  render: (row) => <DateText value={row.submittedAt} />,
  sortKey: 'submittedAt',
}
const due: ApplicationColumn = {
  key: 'reviewDueOn',
  kind: 'days',
  render: ({ reviewDueOn }) => <DueDay day={reviewDueOn} />,
  sortKey: 'reviewDueOn',
}
const region: ApplicationColumn = {
  key: 'region',
  kind: 'word',
  render: (row) => <ProvinceText value={row.region} />,
}
const requested: ApplicationColumn = {
  key: 'requestedAmount',
  kind: 'money',
  render: (row) => <Money value={row.requestedAmount} />,
  sortKey: 'requestedAmount',
}
const approved: ApplicationColumn = {
  key: 'approvedAmount',
  kind: 'money',
  render: (row) => <Money value={row.approvedAmount} />,
}
const decided: ApplicationColumn = {
  key: 'decidedAt',
  kind: 'date',
  render: (row) => (row.decidedAt ? <DateText value={row.decidedAt} /> : <None />),
  sortKey: 'decidedAt',
}
const assignee: ApplicationColumn = {
  key: 'assignee',
  kind: 'person',
  render: (row) => <Assignee of={row.assignee} />,
}
const flags: ApplicationColumn = {
  key: 'flags',
  kind: 'mark',
  render: (row) => <Flags row={row} />,
}

export interface ColumnChoice {
  stage: Stage
  /** Applicants see what concerns them, and know who they are. */
  type: SignedInPerson['type'] | undefined
}

/** What a stage's list shows. */
export function applicationColumns(choice: ColumnChoice): ApplicationColumn[] {
  const { stage, type } = choice
  const isStaff = type === 'staff'
  const review = isStaff ? [assignee, flags] : []
  const last = [region, submitted].map((column) => ({ ...column, hiddenAtFirst: true }))
  const own = isStaff ? last : [submitted, region]
  const start = people.filter(({ key }) => type !== 'employer' || key !== 'employerName')
  const step = isStaff ? [status] : []
  if (stage === 'pending') return [...start, ...step, due, requested, ...review, ...own]
  const money = stage === 'approved' ? [approved] : [requested]
  // What went back unreviewed or was withdrawn is no rejection.
  const closedAs = stage === 'rejected' ? [status] : []
  return [...start, ...closedAs, decided, ...money, ...review.slice(0, 1), region, submitted]
}
