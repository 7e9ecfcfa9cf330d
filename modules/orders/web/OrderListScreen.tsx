import { IconArrowsRightLeft, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { useMay } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { FilterNames } from '#kit/web/list/filter-words.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import type { TotalLine } from '#kit/web/list/ListTotals.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText, type Text } from '#kit/web/text.ts'
import { useOwnColumns } from '#modules/custom-fields/web/pieces/own-columns.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { useSourceFilter } from '#modules/shareholders/web/pieces/source-options.ts'
import { useTeamOptions } from '#modules/shareholders/web/pieces/team-options.ts'
import { isDraft } from '../contract/order.status.ts'
import { ordersEndpoints, type OrderRow, type OrderTotals } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { orderColumns } from './order.columns.tsx'
import { useShareholderOptions, useUserOptions } from './pieces/references.ts'
import { orderTabs, tabSorts } from './order-tabs.ts'
import { useOrderBulk } from './use-order-bulk.tsx'

const references = {
  shareholderId: useShareholderOptions,
  assigneeId: useUserOptions,
  teamId: useTeamOptions,
  sourceId: useSourceFilter,
  sharedWithId: useUserOptions,
}

const recordMenu = recordMenuOf(ordersEndpoints.readOrder, () =>
  import('./use-order-acts.ts').then((m) => m.useOrderRowActs),
)

const peek = peekOf(ordersEndpoints.readOrder, () =>
  import('./OrderPeek.tsx').then((m) => m.OrderPeek),
)

/** The blotter: every order that the person may see, with sums over all pages. */
export const OrderListScreen = () => (
  <WithOwnFields of="order">{(own) => <List own={own} />}</WithOwnFields>
)

function List({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  const mayExport = useMay('export', 'Orders List')
  const { label: hch } = useHchWords()
  const ofOwn = useOwnColumns<OrderRow>(own)
  const columns = useMemo(() => [...orderColumns(hch), ...ofOwn], [hch, ofOwn])
  const { bulkActions, dialog } = useOrderBulk()
  const mayVerify = useMay('verify', 'Orders View')
  const search = useSearchParameters()
  const isOfDrafts = isDraft({ status: search['filter[status]'] ?? '' })
  const isToVerify = search['filter[careStatus]'] === 'pending' && !isOfDrafts
  return (
    <FilterNames value={{ hch }}>
      <ListScreen
        endpoint={ordersEndpoints.listOrders}
        columns={columns}
        own={own}
        rowName={(row) => row.number ?? text('record.draftOf', { name: row.shareholder.name })}
        rowMark={({ status }) => (status === 'void' ? 'void' : null)}
        opens={({ id }) => ({ screen: ordersScreens.order, params: { id } })}
        recordMenu={recordMenu}
        peek={peek}
        tabFilters={orderTabs.filtersAt(search)}
        {...(mayVerify && isToVerify && { queue: ordersScreens.orderQueue })}
        references={references}
        {...(!isOfDrafts && {
          totals: { endpoint: ordersEndpoints.totalOrders, lines: linesOf(text) },
        })}
        {...(mayExport && { exportEndpoint: ordersEndpoints.exportOrders })}
        actions={<OrderListActions />}
        above={
          <FilterTabs
            of={orderTabs}
            screen={ordersScreens.orders}
            sorts={tabSorts}
            endpoint={ordersEndpoints.listOrders}
          />
        }
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        {...(bulkActions.length > 0 && !isOfDrafts && { bulkActions })}
      />
      {dialog}
    </FilterNames>
  )
}

/** What counts, side by side, together and net; what is void is told and not added up. */
const linesOf =
  (text: Text) =>
  (totals: OrderTotals): TotalLine[] => {
    const { buys, sells, count, voided } = totals
    const line = (key: 'buys' | 'sells' | 'gross' | 'net', label: string) => ({
      key,
      label,
      values: {
        volume: <NumberText value={totals[key].volume} />,
        turnover: <Money value={totals[key].turnover} />,
      },
    })
    const without = { key: 'voided', label: text('totals.voided', { count: voided }), values: {} }
    const isVoidAlone = count === 0 && voided > 0
    if (isVoidAlone) return [without]
    return [
      line('buys', text('totals.buys', { count: buys.count })),
      line('sells', text('totals.sells', { count: sells.count })),
      line('gross', text('totals.gross', { count })),
      ...(voided > 0 ? [without] : []),
      line('net', text('totals.net', { count })),
    ]
  }

function OrderListActions() {
  const text = useText()
  const mayAdd = useMay('create', 'Orders Edit')
  if (!mayAdd) return null
  return (
    <>
      <ScreenButton
        screen={ordersScreens.newTransfer}
        variant="default"
        leftSection={<IconArrowsRightLeft size={18} aria-hidden />}
      >
        {text('screens.newTransfer')}
      </ScreenButton>
      <ScreenButton
        screen={ordersScreens.newOrder}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {text('actions.add')}
      </ScreenButton>
    </>
  )
}
