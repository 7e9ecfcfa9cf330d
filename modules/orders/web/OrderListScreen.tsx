import { Button } from '@mantine/core'
import { IconArrowsRightLeft, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import type { Selected } from '#kit/web/list/selection.ts'
import { FilterNames } from '#kit/web/list/filter-words.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText, type Text } from '#kit/web/text.ts'
import { isDraft } from '../contract/order.status.ts'
import { ordersEndpoints, type OrderTotals } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { orderColumns } from './order.columns.tsx'
import { useShareholderOptions, useUserOptions } from './pieces/references.ts'
import type { BulkKind } from './BulkDialog.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { useChosenIds } from './use-bulk.ts'
import { TransferDialog } from './TransferDialog.tsx'

const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((m) => ({ default: m.BulkDialog })))

const references = {
  shareholderId: useShareholderOptions,
  assigneeId: useUserOptions,
  sharedWithId: useUserOptions,
}

/** The blotter: every order that the person may see, with sums over all pages. */
export function OrderListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Orders List')
  const { label: hch } = useHchWords()
  const columns = useMemo(() => orderColumns(hch), [hch])
  const { bulkActions, asked, settle } = useBulk(hch)
  const isOfDrafts = isDraft({ status: useSearchParameters()['filter[status]'] ?? '' })
  return (
    <FilterNames value={{ hch }}>
      <ListScreen
        endpoint={ordersEndpoints.listOrders}
        columns={columns}
        rowName={(row) => row.number ?? text('record.draftOf', { name: row.shareholder.name })}
        opens={({ id }) => ({ screen: ordersScreens.order, params: { id } })}
        references={references}
        {...(!isOfDrafts && {
          totals: { endpoint: ordersEndpoints.totalOrders, lines: linesOf(text) },
        })}
        {...(mayExport && { exportEndpoint: ordersEndpoints.exportOrders })}
        actions={<OrderListActions />}
        above={<OrderTabs />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        {...(bulkActions.length > 0 && !isOfDrafts && { bulkActions })}
      />
      {asked && (
        <Suspense>
          <BulkDialog kind={asked.kind} ids={asked.ids} close={settle} />
        </Suspense>
      )}
    </FilterNames>
  )
}

interface Asked {
  kind: BulkKind
  ids: string[]
  /** Tells the list whether the selection has been dealt with. */
  settle: (isDone: boolean) => void
}

function useBulk(hch: string) {
  const text = useText()
  const idsOf = useChosenIds()
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayEdit = useMay('update', 'Orders Edit')
  const mayMark = useMay('update', 'Orders View')
  const kinds: BulkKind[] = [
    ...(mayEdit ? (['assign'] as const) : []),
    ...(mayMark ? (['confirmation', 'hch'] as const) : []),
  ]
  const bulkActions = kinds.map((kind) => ({
    key: kind,
    label: text(`bulk.actions.${kind}`, { hch }),
    run: async (selected: Selected) => {
      const ids = await idsOf(selected)
      if (ids === null) return false
      return new Promise<boolean>((settle) => {
        setAsked({ kind, ids, settle })
      })
    },
  }))
  const settle = (isDone: boolean) => {
    asked?.settle(isDone)
    setAsked(null)
  }
  return { bulkActions, asked, settle }
}

const linesOf = (text: Text) => (totals: OrderTotals) =>
  [
    { key: 'buys', label: text('totals.buys', { count: totals.buys.count }), sums: totals.buys },
    {
      key: 'sells',
      label: text('totals.sells', { count: totals.sells.count }),
      sums: totals.sells,
    },
    { key: 'net', label: text('totals.net', { count: totals.count }), sums: totals.net },
  ].map(({ key, label, sums }) => ({
    key,
    label,
    values: {
      volume: <NumberText value={sums.volume} />,
      turnover: <Money value={sums.turnover} />,
    },
  }))

function OrderListActions() {
  const text = useText()
  const mayAdd = useMay('create', 'Orders Edit')
  const [isTransferring, setTransferring] = useState(false)
  if (!mayAdd) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsRightLeft size={18} aria-hidden />}
        onClick={() => setTransferring(true)}
      >
        {text('transfer.open')}
      </Button>
      <ScreenButton
        screen={ordersScreens.newOrder}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {text('actions.add')}
      </ScreenButton>
      {isTransferring && <TransferDialog close={() => setTransferring(false)} />}
    </>
  )
}
