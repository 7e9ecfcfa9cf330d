import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { participantStanding } from '../contract/participant.standing.ts'
import type { ParticipantRow } from '../contract/participants.endpoints.ts'

type ParticipantColumn = Column<ParticipantRow>

const columns: readonly ParticipantColumn[] = [
  { key: 'name', kind: 'name', render: (row) => row.name, sortKey: 'name' },
  {
    key: 'reference',
    kind: 'reference',
    render: (row) => <span className="numbers">{row.reference}</span>,
    sortKey: 'reference',
    hiddenAtFirst: true,
  },
  {
    key: 'standing',
    kind: 'state',
    render: (row) => <StatusBadge of={participantStanding} state={row.standing} inList />,
  },
  { key: 'nextStep', kind: 'word', render: (row) => <NextStep row={row} /> },
  {
    key: 'dueOn',
    kind: 'days',
    render: ({ dueOn }) => (dueOn ? <DueDay day={dueOn} /> : <None />),
    sortKey: 'dueOn',
    onCard: true,
  },
  {
    key: 'employerName',
    kind: 'organisation',
    render: (row) => row.employerName ?? <None />,
  },
  { key: 'programCode', kind: 'code', render: (row) => row.programCode ?? <None /> },
  {
    key: 'weeksLeft',
    kind: 'number',
    render: (row) => <NumberText value={row.weeksLeft === null ? null : String(row.weeksLeft)} />,
  },
  {
    key: 'moneyLeft',
    kind: 'money',
    render: (row) => <Money value={row.moneyLeft} />,
  },
  {
    key: 'committed',
    kind: 'money',
    render: (row) => <Money value={row.committed} />,
    sortKey: 'committed',
    hiddenAtFirst: true,
  },
  {
    key: 'programName',
    render: (row) => (row.programName ? <BilingualText value={row.programName} /> : <None />),
    hiddenAtFirst: true,
  },
  {
    key: 'startsOn',
    kind: 'date',
    render: ({ startsOn }) => (startsOn ? <DateText value={startsOn} /> : <None />),
    hiddenAtFirst: true,
  },
  {
    key: 'endsOn',
    kind: 'date',
    render: ({ endsOn }) => (endsOn ? <DateText value={endsOn} /> : <None />),
    sortKey: 'endsOn',
    hiddenAtFirst: true,
  },
  {
    key: 'email',
    kind: 'email',
    render: (row) => (row.email ? <EmailText value={row.email} /> : <None />),
    hiddenAtFirst: true,
  },
  {
    key: 'phone',
    kind: 'phone',
    render: (row) => (row.phone ? <PhoneText value={row.phone} /> : <None />),
    hiddenAtFirst: true,
  },
]

function NextStep({ row: { nextStep } }: { row: ParticipantRow }) {
  const text = useText()
  return nextStep ? text(`choices.nextStep.${nextStep}`) : <None />
}

/** What is left for a person is nothing that their employer is told. */
export const participantColumns = (isEmployer: boolean): readonly ParticipantColumn[] =>
  isEmployer ? columns.filter(({ key }) => key !== 'moneyLeft') : columns
