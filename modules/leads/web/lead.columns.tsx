import { daysSince } from '#kit/web/calendar-days.ts'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import type { LeadRow } from '../contract/leads.endpoints.ts'
import { DaysInStatus } from './pieces/DaysInStatus.tsx'
import { LeadName } from './pieces/LeadName.tsx'
import { NextStepText } from './pieces/NextStepText.tsx'
import { StatusText } from './pieces/StatusText.tsx'
import { TemperatureText } from './pieces/TemperatureText.tsx'

export const leadColumns: readonly Column<LeadRow>[] = [
  { key: 'name', kind: 'name', render: (row) => <LeadName lead={row} />, sortKey: 'name' },
  { key: 'company', kind: 'organisation', render: (row) => row.company ?? <None /> },
  { key: 'status', kind: 'state', render: ({ status }) => <StatusText status={status} /> },
  {
    key: 'temperature',
    kind: 'word',
    render: (row) => <TemperatureText value={row.temperature} />,
  },
  {
    key: 'expectedAmount',
    kind: 'money',
    render: (row) => <Money value={row.expectedAmount} />,
    sortKey: 'expectedAmount',
  },
  {
    key: 'nextStepOn',
    kind: 'date',
    render: (row) => <NextStepText lead={row} isShort />,
    sortKey: 'nextStepOn',
  },
  {
    key: 'statusEnteredAt',
    kind: 'days',
    render: (row) => <DaysInStatus lead={row} days={daysSince(row.statusEnteredAt)} />,
    sortKey: 'statusEnteredAt',
  },
  { key: 'assignee', kind: 'person', render: (row) => row.assignee?.name ?? <None /> },
  { key: 'nextStep', render: (row) => row.nextStep ?? <None />, hiddenAtFirst: true },
  {
    key: 'source',
    render: ({ source }) => <BilingualText value={source?.name ?? null} />,
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
  {
    key: 'expectedVolume',
    kind: 'number',
    render: (row) => <NumberText value={row.expectedVolume} />,
    hiddenAtFirst: true,
  },
  {
    key: 'lostReason',
    kind: 'word',
    render: (row) => <LostReason value={row.lostReason} />,
    hiddenAtFirst: true,
  },
  {
    key: 'shareholder',
    kind: 'reference',
    render: ({ shareholder }) => shareholder?.number ?? <None />,
    hiddenAtFirst: true,
  },
  {
    key: 'convertedAt',
    kind: 'date',
    render: ({ convertedAt }) => (convertedAt ? <DateText value={convertedAt} /> : <None />),
    hiddenAtFirst: true,
  },
  {
    key: 'createdAt',
    kind: 'date',
    render: (row) => <DateText value={row.createdAt} />,
    sortKey: 'createdAt',
    hiddenAtFirst: true,
  },
  {
    key: 'updatedAt',
    kind: 'date',
    render: (row) => <InstantText value={row.updatedAt} />,
    sortKey: 'updatedAt',
    hiddenAtFirst: true,
  },
]

function LostReason({ value }: { value: LeadRow['lostReason'] }) {
  const word = useChoiceWord()
  return value === null ? <None /> : word('lostReason', value)
}
