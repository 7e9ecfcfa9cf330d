import type { Column } from '#kit/web/list/columns.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { None, NumberText } from '#kit/web/show/Money.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import type { BirthdayRow } from '../contract/birthdays.endpoints.ts'

export const birthdayColumns: readonly Column<BirthdayRow>[] = [
  { key: 'name', kind: 'name', render: (row) => row.name, sortKey: 'name' },
  {
    key: 'nextOn',
    kind: 'date',
    render: (row) => <DateText value={row.nextOn} />,
    sortKey: 'nextOn',
  },
  { key: 'turns', kind: 'number', render: (row) => <NumberText value={row.turns} /> },
  {
    key: 'daysUntil',
    kind: 'number',
    onCard: true,
    render: (row) => <DaysUntil days={row.daysUntil} />,
  },
  { key: 'phone', kind: 'phone', render: (row) => <PhoneText value={row.phone} /> },
  { key: 'email', kind: 'email', render: (row) => <EmailText value={row.email} /> },
  { key: 'language', kind: 'word', render: (row) => <Language of={row.language} /> },
  { key: 'assignee', kind: 'person', render: (row) => row.assignee?.name ?? <None /> },
  {
    key: 'numberOfShares',
    kind: 'number',
    render: (row) => <NumberText value={row.numberOfShares} />,
  },
  {
    key: 'birthDate',
    kind: 'date',
    render: (row) => <DateText value={row.birthDate} />,
    hiddenAtFirst: true,
  },
  { key: 'number', kind: 'reference', render: (row) => row.number, hiddenAtFirst: true },
]

function DaysUntil({ days }: { days: number }) {
  const text = useText()
  return days === 0 ? <strong>{text('today')}</strong> : <NumberText value={days} />
}

function Language({ of }: { of: BirthdayRow['language'] }) {
  return useText()(`choices.language.${of}`)
}
