import type { SignedInPerson } from '#kit/web/session.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import type { MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { FormDue } from './FormDue.tsx'

type MonitoringColumn = Column<MonitoringRow>

const name: MonitoringColumn = {
  key: 'name',
  kind: 'name',
  render: (row) => row.name ?? <None />,
  sortKey: 'name',
}
const form: MonitoringColumn = {
  key: 'form',
  kind: 'text',
  render: (row) => <FormOfSide row={row} />,
  onCard: true,
}

/** Beside a name it is what tells rows apart, and is not cut short. */
const formBeside: MonitoringColumn = { ...form, kind: 'reference' }

const ofAll: readonly MonitoringColumn[] = [
  { key: 'employer', kind: 'organisation', render: ({ employer }) => employer },
  { key: 'programCode', kind: 'code', render: ({ programCode }) => programCode },
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={monitoringStatus} state={status} inList />,
  },
  { key: 'dueOn', kind: 'days', render: (row) => <FormDue form={row} />, sortKey: 'dueOn' },
  {
    key: 'opensOn',
    kind: 'date',
    render: ({ opensOn }) => (opensOn ? <DateText value={opensOn} /> : <None />),
    sortKey: 'opensOn',
    hiddenAtFirst: true,
  },
  {
    key: 'placementReference',
    kind: 'reference',
    render: ({ placementReference }) => <span className="numbers">{placementReference}</span>,
    hiddenAtFirst: true,
  },
  {
    key: 'programName',
    render: ({ programName }) => <BilingualText value={programName} />,
    hiddenAtFirst: true,
  },
]

const ofStaff: readonly MonitoringColumn[] = [
  {
    key: 'reminders',
    kind: 'number',
    render: ({ reminders }) => <span className="numbers">{reminders}</span>,
  },
  {
    key: 'lastContactOn',
    kind: 'date',
    render: ({ lastContactOn }) => (lastContactOn ? <DateText value={lastContactOn} /> : <None />),
  },
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'participantReference',
    kind: 'code',
    render: (row) => <span className="numbers">{row.participantReference}</span>,
    hiddenAtFirst: true,
  },
]

function FormOfSide({ row: { side, number } }: { row: MonitoringRow }) {
  const text = useText()
  return <span className="numbers">{text(`ofSide.${side}`, { number })}</span>
}

/** An employee has forms of their own alone. */
export function monitoringColumns(
  type: SignedInPerson['type'] | undefined,
): readonly MonitoringColumn[] {
  if (type === 'employee') return [form, ...ofAll]
  const all = [name, formBeside, ...ofAll]
  return type === 'staff' ? [...all, ...ofStaff] : all
}
