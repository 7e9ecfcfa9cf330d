import type { Column } from '#kit/web/list/columns.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText, TimeText } from '#kit/web/show/DateText.tsx'
import { Money, None, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { careStatus, confirmationStatus, isDraft, orderStatus } from '../contract/order.status.ts'
import type { OrderRow } from '../contract/orders.endpoints.ts'
import { SideBadge } from './pieces/SideBadge.tsx'

/** @param hch what the organisation calls its own mark */
export const orderColumns = (hch: string): readonly Column<OrderRow>[] => [
  {
    key: 'number',
    kind: 'reference',
    render: (row) =>
      row.number ? (
        <>
          <span className="numbers">{row.number}</span> <VoidWord status={row.status} />
        </>
      ) : (
        <StatusBadge of={orderStatus} state={row.status} />
      ),
    sortKey: 'number',
  },
  {
    key: 'tradedOn',
    kind: 'date',
    render: (row) => <DateText value={row.tradedOn} />,
    sortKey: 'tradedOn',
  },
  {
    key: 'tradedAt',
    kind: 'mark',
    render: (row) => <TimeText value={row.tradedAt} />,
    hiddenAtFirst: true,
  },
  { key: 'shareholder', kind: 'name', render: (row) => row.shareholder.name, hideable: false },
  { key: 'side', kind: 'word', render: (row) => <SideBadge side={row.side} /> },
  {
    key: 'volume',
    kind: 'number',
    onCard: 'also',
    render: (row) => <NumberText value={row.volume} />,
    sortKey: 'volume',
  },
  {
    key: 'price',
    kind: 'money',
    render: (row) => <Money value={row.price} />,
    sortKey: 'price',
  },
  {
    key: 'turnover',
    kind: 'money',
    onCard: true,
    render: (row) => <Money value={row.turnover} />,
    sortKey: 'turnover',
  },
  {
    key: 'runningVolume',
    kind: 'number',
    render: (row) => <NumberText value={row.runningVolume} />,
  },
  {
    key: 'careStatus',
    kind: 'state',
    // What counts no more waits for no verification.
    render: ({ status, careStatus: state }) =>
      isDraft({ status }) || (status === 'void' && state === 'pending') ? null : (
        <StatusBadge of={careStatus} state={state} />
      ),
  },
  {
    key: 'confirmation',
    kind: 'state',
    render: (row) =>
      isDraft(row) ? null : <StatusBadge of={confirmationStatus} state={row.confirmation} />,
  },
  {
    key: 'runningTurnover',
    kind: 'money',
    render: (row) => <Money value={row.runningTurnover} />,
    hiddenAtFirst: true,
  },
  {
    key: 'runningGross',
    kind: 'money',
    render: (row) => <Money value={row.runningGross} />,
    hiddenAtFirst: true,
  },
  {
    key: 'realised',
    kind: 'money',
    render: (row) => <Money value={row.realised} />,
    hiddenAtFirst: true,
  },
  {
    key: 'performance',
    kind: 'number',
    render: (row) => <PercentText value={row.performance} />,
    hiddenAtFirst: true,
  },
  { key: 'assignee', kind: 'person', render: (row) => row.assignee.name, hiddenAtFirst: true },
  {
    key: 'sharePercent',
    kind: 'number',
    render: (row) => <PercentText value={row.sharePercent} />,
    hiddenAtFirst: true,
  },
  {
    key: 'sharedWith',
    kind: 'person',
    render: (row) => row.sharedWith?.name ?? <None />,
    hiddenAtFirst: true,
  },
  {
    key: 'sharedAmount',
    kind: 'money',
    render: (row) => <Money value={row.sharedAmount} />,
    hiddenAtFirst: true,
  },
  {
    key: 'hch',
    kind: 'mark',
    label: hch,
    render: (row) => (isDraft(row) ? <None /> : <YesNo value={row.hch} />),
    hiddenAtFirst: true,
  },
  {
    key: 'snapshotCount',
    kind: 'number',
    render: (row) =>
      isDraft(row) ? (
        <None />
      ) : (
        <ScreenLink screen={snapshotsScreens.orderSnapshots} params={{ id: row.id }}>
          {row.snapshotCount}
        </ScreenLink>
      ),
    hiddenAtFirst: true,
  },
  {
    key: 'status',
    kind: 'state',
    render: (row) => <StatusBadge of={orderStatus} state={row.status} />,
    hiddenAtFirst: true,
  },
]

function YesNo({ value }: { value: boolean }) {
  return useKitText()(value ? 'states.yes' : 'states.no')
}

/** What counts no more says so where it is named. */
function VoidWord({ status }: Pick<OrderRow, 'status'>) {
  const text = useText('orders')
  return status === 'void' ? <span className="quiet">{text('status.void')}</span> : null
}
