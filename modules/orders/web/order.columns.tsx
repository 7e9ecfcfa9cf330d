import type { Column } from '#kit/web/list/columns.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText } from '#kit/web/text.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { careStatus, confirmationStatus, isDraft, orderStatus } from '../contract/order.status.ts'
import type { OrderRow } from '../contract/orders.endpoints.ts'
import { SideBadge } from './pieces/SideBadge.tsx'

/** @param hch what the organisation calls its own mark */
export const orderColumns = (hch: string): readonly Column<OrderRow>[] => [
  {
    key: 'number',
    render: (row) =>
      row.number ? (
        <span className="numbers">{row.number}</span>
      ) : (
        <StatusBadge of={orderStatus} state={row.status} />
      ),
    sortKey: 'number',
    width: '10rem',
  },
  { key: 'tradedOn', render: (row) => <DateText value={row.tradedOn} />, sortKey: 'tradedOn' },
  { key: 'tradedAt', render: (row) => row.tradedAt, hiddenAtFirst: true },
  { key: 'shareholder', render: (row) => row.shareholder.name, hideable: false },
  { key: 'side', render: (row) => <SideBadge side={row.side} /> },
  {
    key: 'volume',
    render: (row) => <NumberText value={row.volume} />,
    sortKey: 'volume',
    align: 'end',
  },
  { key: 'price', render: (row) => <Money value={row.price} />, sortKey: 'price', align: 'end' },
  {
    key: 'turnover',
    render: (row) => <Money value={row.turnover} />,
    sortKey: 'turnover',
    align: 'end',
  },
  { key: 'runningVolume', render: (row) => <NumberText value={row.runningVolume} />, align: 'end' },
  { key: 'runningTurnover', render: (row) => <Money value={row.runningTurnover} />, align: 'end' },
  {
    key: 'runningGross',
    render: (row) => <Money value={row.runningGross} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  {
    key: 'realised',
    render: (row) => <Money value={row.realised} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  { key: 'performance', render: (row) => <PercentText value={row.performance} />, align: 'end' },
  { key: 'assignee', render: (row) => row.assignee.name },
  {
    key: 'sharePercent',
    render: (row) => <PercentText value={row.sharePercent} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  { key: 'sharedWith', render: (row) => row.sharedWith?.name ?? <None />, hiddenAtFirst: true },
  {
    key: 'sharedAmount',
    render: (row) => <Money value={row.sharedAmount} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  {
    key: 'careStatus',
    render: (row) =>
      isDraft(row) ? <None /> : <StatusBadge of={careStatus} state={row.careStatus} />,
  },
  {
    key: 'confirmation',
    render: (row) =>
      isDraft(row) ? <None /> : <StatusBadge of={confirmationStatus} state={row.confirmation} />,
  },
  {
    key: 'hch',
    label: hch,
    render: (row) => (isDraft(row) ? <None /> : <YesNo value={row.hch} />),
  },
  {
    key: 'snapshotCount',
    render: (row) =>
      isDraft(row) ? (
        <None />
      ) : (
        <ScreenLink screen={snapshotsScreens.orderSnapshots} params={{ id: row.id }}>
          {row.snapshotCount}
        </ScreenLink>
      ),
    align: 'end',
  },
  { key: 'status', render: (row) => <StatusBadge of={orderStatus} state={row.status} /> },
]

function YesNo({ value }: { value: boolean }) {
  return useKitText()(value ? 'states.yes' : 'states.no')
}
