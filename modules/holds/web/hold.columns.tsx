import type { Column } from '#kit/web/list/columns.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { inOrder } from '../contract/hold.ts'
import type { HoldRow } from '../contract/holds.endpoints.ts'
import { holdStatus } from '../contract/hold.status.ts'

type HoldColumn = Column<HoldRow>

const name: HoldColumn = {
  key: 'name',
  kind: 'name',
  render: (row) => row.name ?? <None />,
  sortKey: 'name',
}
const reference: HoldColumn = {
  key: 'reference',
  kind: 'reference',
  render: (row) => <span className="numbers">{row.reference}</span>,
  sortKey: 'reference',
}

const ofAll: readonly HoldColumn[] = [
  {
    key: 'status',
    kind: 'state',
    render: ({ status }) => <StatusBadge of={holdStatus} state={status} inList />,
  },
  { key: 'kind', kind: 'word', render: ({ kind }) => <Word of="kind" value={kind} /> },
  {
    key: 'reason',
    render: ({ reason }) => <Word of="reason" value={reason} />,
    onCard: true,
  },
  { key: 'effects', render: ({ effects }) => <Effects effects={effects} /> },
  {
    key: 'startsOn',
    kind: 'date',
    render: ({ startsOn }) => <DateText value={startsOn} />,
    sortKey: 'startsOn',
  },
  {
    key: 'endsOn',
    kind: 'date',
    render: ({ endsOn }) => (endsOn ? <DateText value={endsOn} /> : <None />),
    sortKey: 'endsOn',
    onCard: 'also',
  },
]

const ofStaff: readonly HoldColumn[] = [
  { key: 'placedBy', kind: 'person', render: ({ placedBy }) => placedBy ?? <None /> },
  {
    key: 'targetReference',
    kind: 'code',
    render: ({ targetReference }) => <span className="numbers">{targetReference}</span>,
    hiddenAtFirst: true,
  },
]

const others: readonly HoldColumn[] = [
  {
    key: 'programCode',
    kind: 'code',
    render: ({ program }) => program?.code ?? <EveryProgram />,
    hiddenAtFirst: true,
  },
  {
    key: 'endedOn',
    kind: 'date',
    render: ({ endedOn }) => (endedOn ? <DateText value={endedOn} /> : <None />),
    hiddenAtFirst: true,
  },
]

function Word({ of, value }: { of: 'kind' | 'reason'; value: string }) {
  const text = useText()
  return text(`choices.${of}.${value}`)
}

function EveryProgram() {
  const text = useText()
  return text('everyProgram')
}

function Effects({ effects }: Pick<HoldRow, 'effects'>) {
  const text = useText()
  return inOrder(effects)
    .map((effect) => text(`choices.effects.${effect}`))
    .join(', ')
}

/** Whoever is held knows whom their own are on. */
export const holdColumns = (isStaff: boolean): readonly HoldColumn[] =>
  isStaff
    ? [name, { ...reference, hiddenAtFirst: true }, ...ofAll, ...ofStaff, ...others]
    : [reference, ...ofAll, ...others]
