import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { OrphanedRow } from '../contract/orphaned.endpoints.ts'
import { orphanedStatus } from '../contract/orphaned.status.ts'

type OrphanedColumn = Column<OrphanedRow>

const name: OrphanedColumn = {
  key: 'name',
  kind: 'name',
  render: (row) => row.name ?? <None />,
  sortKey: 'name',
}
const reference: OrphanedColumn = {
  key: 'reference',
  kind: 'reference',
  render: (row) => <span className="numbers">{row.reference}</span>,
  sortKey: 'reference',
}

const figures: readonly OrphanedColumn[] = [
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={orphanedStatus} state={status} inList />,
  },
  {
    key: 'daysOrphaned',
    kind: 'number',
    render: ({ daysOrphaned }) => <NumberText value={String(daysOrphaned)} />,
  },
  {
    key: 'weeksLeft',
    kind: 'number',
    render: ({ weeksLeft }) => <NumberText value={weeksLeft} />,
    sortKey: 'weeksLeft',
  },
  {
    key: 'amountLeft',
    kind: 'money',
    render: ({ amountLeft }) => <Money value={amountLeft} />,
    sortKey: 'amountLeft',
    onCard: true,
  },
  { key: 'region', kind: 'word', render: ({ region }) => <ProvinceText value={region} /> },
  { key: 'noc', kind: 'code', render: ({ noc }) => <span className="numbers">{noc}</span> },
  { key: 'language', kind: 'word', render: (row) => <LanguageWord row={row} /> },
]

const ofStaff: readonly OrphanedColumn[] = [
  {
    key: 'dueOn',
    kind: 'days',
    render: ({ dueOn, status }) => (dueOn && status === 'open' ? <DueDay day={dueOn} /> : <None />),
    sortKey: 'dueOn',
    onCard: 'also',
  },
  { key: 'assignee', kind: 'person', render: ({ assignee }) => assignee?.name ?? <None /> },
  {
    key: 'formerEmployer',
    kind: 'organisation',
    render: ({ formerEmployer }) => formerEmployer ?? <None />,
    hiddenAtFirst: true,
  },
  { key: 'outcome', kind: 'word', render: (row) => <OutcomeWord row={row} />, hiddenAtFirst: true },
]

const others: readonly OrphanedColumn[] = [
  {
    key: 'orphanedOn',
    kind: 'date',
    render: ({ orphanedOn }) => <DateText value={orphanedOn} />,
    sortKey: 'orphanedOn',
    hiddenAtFirst: true,
  },
  {
    key: 'programCode',
    kind: 'code',
    render: ({ programCode }) => programCode,
    hiddenAtFirst: true,
  },
  {
    key: 'programName',
    render: ({ programName }) => <BilingualText value={programName} />,
    hiddenAtFirst: true,
  },
]

function LanguageWord({ row }: { row: OrphanedRow }) {
  const text = useText()
  return text(`choices.language.${row.language}`)
}

function OutcomeWord({ row }: { row: OrphanedRow }) {
  const text = useText()
  return row.outcome ? text(`choices.outcome.${row.outcome}`) : <None />
}

/** An employer knows those whom it is offered by their reference alone. */
export const orphanedColumns = (isStaff: boolean): readonly OrphanedColumn[] =>
  isStaff
    ? [name, { ...reference, hiddenAtFirst: true }, ...figures, ...ofStaff, ...others]
    : [reference, ...figures, ...others]
