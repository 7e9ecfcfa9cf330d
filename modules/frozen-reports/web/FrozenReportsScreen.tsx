import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { OrganisationInstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { usePeriodName } from '#modules/reports/web/pieces/period-words.ts'
import {
  frozenReportsEndpoints,
  type FrozenReportRow,
} from '../contract/frozen-reports.endpoints.ts'
import { frozenReportsScreens } from '../contract/frozen-reports.screens.ts'

const columns: readonly Column<FrozenReportRow>[] = [
  { key: 'title', render: (row) => <Title row={row} /> },
  { key: 'number', kind: 'number', render: ({ number }) => number },
  { key: 'period', render: (row) => <Period row={row} />, onCard: true },
  { key: 'sentTo', sortKey: 'sentTo', render: ({ sentTo }) => sentTo, onCard: 'also' },
  {
    key: 'frozenAt',
    kind: 'instant',
    sortKey: 'frozenAt',
    render: ({ frozenAt }) => <OrganisationInstantText value={frozenAt} />,
  },
  { key: 'frozenBy', render: ({ frozenBy }) => frozenBy },
  { key: 'isWithdrawn', render: (row) => <Standing row={row} /> },
]

function Title({ row }: { row: FrozenReportRow }) {
  return useBilingual()(row.title)
}

function Period({ row }: { row: FrozenReportRow }) {
  return usePeriodName()(row.period)
}

function Standing({ row }: { row: FrozenReportRow }) {
  return useText()(row.isWithdrawn ? 'list.withdrawn' : 'list.stands')
}

/** What was sent to funders, newest first. */
export function FrozenReportsScreen() {
  const text = useText()
  const bilingual = useBilingual()
  return (
    <ListScreen
      endpoint={frozenReportsEndpoints.listFrozenReports}
      columns={columns}
      rowName={({ title, number }) => `${bilingual(title)} ${number}`}
      rowMark={({ isWithdrawn }) => (isWithdrawn ? 'void' : null)}
      opens={({ id }) => ({ screen: frozenReportsScreens.frozenReport, params: { id } })}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
