import { Button } from '@mantine/core'
import { IconArrowsRightLeft, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText, type Text } from '#kit/web/text.ts'
import { ordersEndpoints, type OrderTotals } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { orderColumns } from './order.columns.tsx'
import { useShareholderOptions, useUserOptions } from './references.ts'
import { TransferDialog } from './TransferDialog.tsx'

const references = {
  shareholderId: useShareholderOptions,
  assigneeId: useUserOptions,
  sharedWithId: useUserOptions,
}

/** The blotter: every order that the person may see, with sums over all pages. */
export function OrderListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Orders List')
  return (
    <ListScreen
      endpoint={ordersEndpoints.listOrders}
      columns={orderColumns}
      rowName={(row) => row.number}
      opens={({ id }) => ({ screen: ordersScreens.order, params: { id } })}
      references={references}
      totals={{ endpoint: ordersEndpoints.totalOrders, lines: linesOf(text) }}
      {...(mayExport && { exportEndpoint: ordersEndpoints.exportOrders })}
      actions={<OrderListActions />}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
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
