import { Skeleton } from '@mantine/core'
import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints, type OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import type { ListParameters } from '../contract/figures.ts'
import { OfOrders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './statistics.module.css'

/** The first orders of a figure, and the way to all of them. */
export function UserOrders({ list }: { list: ListParameters }) {
  const text = useText()
  const words = useProblemText()
  const ofOrders = useText('orders')
  const { data, error } = useList<OrderRow>(ordersEndpoints.listOrders, list)
  if (error) return <p role="alert">{words(error)}</p>
  if (!data) return <Skeleton height={80} />
  return (
    <div className={classes.orders}>
      <FigureTable
        caption={text('fields.orders')}
        texts={['tradedOn', 'customer', 'side']}
        headings={['order', 'tradedOn', 'customer', 'side', 'shares', 'turnover']}
      >
        {data.data.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <ScreenLink screen={ordersScreens.order} params={{ id: order.id }}>
                {order.number}
              </ScreenLink>
            </th>
            <td data-text>
              <DateText value={order.tradedOn} />
            </td>
            <td data-text>{order.shareholder.name}</td>
            <td data-text>{ofOrders(`choices.side.${order.side}`)}</td>
            <td>
              <NumberText value={order.volume} />
            </td>
            <td>
              <Money value={order.turnover} />
            </td>
          </tr>
        ))}
      </FigureTable>
      {data.data.length === 0 && <p className="quiet">{text('empty.orders')}</p>}
      {data.meta.total > data.data.length && (
        <OfOrders list={list}>{text('allOrders', { count: data.meta.total })}</OfOrders>
      )}
    </div>
  )
}
