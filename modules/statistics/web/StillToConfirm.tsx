import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useList } from '#kit/web/api-query.ts'
import { daysSince } from '#kit/web/calendar-days.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  ordersEndpoints,
  type Entered,
  type OrderRow,
} from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { ordersOf, type Narrowing } from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import { OfOrders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'

/** What CARE has not decided of a month's trades, the oldest first. */
export function StillToConfirm({ month, narrowing }: { month: string; narrowing: Narrowing }) {
  const text = useText()
  const list = ordersOf(daysOf(month), { ...narrowing, careStatus: 'pending' })
  const { data, error, refetch } = useList<Entered<OrderRow>>(ordersEndpoints.listOrders, {
    ...list,
    sort: 'tradedOn',
  })
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return null
  const left = data.meta.total - data.data.length
  return (
    <RecordSection title={text('sections.stillToConfirm')}>
      {data.data.length === 0 ? (
        <p className="quiet">{text('empty.pending')}</p>
      ) : (
        <PendingOrders orders={data.data} />
      )}
      {left > 0 && <OfOrders list={list}>{text('allOrders', { count: data.meta.total })}</OfOrders>}
    </RecordSection>
  )
}

function PendingOrders({ orders }: { orders: readonly Entered<OrderRow>[] }) {
  const text = useText()
  const mayVerify = useMay('verify', 'Orders View')
  const headings = ['order', 'tradedOn', 'age', 'customer', 'user', 'turnover']
  return (
    <FigureTable
      caption={text('sections.stillToConfirm')}
      texts={['tradedOn', 'customer', 'user']}
      headings={mayVerify ? [...headings, 'verify'] : headings}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <th scope="row">
            <ScreenLink screen={ordersScreens.order} params={{ id: order.id }}>
              {order.number}
            </ScreenLink>
          </th>
          <td data-text>
            <DateText value={order.tradedOn} />
          </td>
          <td>{text('days', { count: daysSince(order.tradedOn) })}</td>
          <td data-text>{order.shareholder.name}</td>
          <td data-text>{order.assignee.name}</td>
          <td>
            <Money value={order.turnover} />
          </td>
          {mayVerify && (
            <td>
              <Verify order={order} />
            </td>
          )}
        </tr>
      ))}
    </FigureTable>
  )
}

/** Nobody is offered the own order; who entered one is told by the server. */
function Verify({ order }: { order: Entered<OrderRow> }) {
  const text = useText()
  const client = useQueryClient()
  const person = usePerson()
  const act = async () => {
    const { id, version, number } = order
    try {
      await callApi(ordersEndpoints.confirmCare, { params: { id }, body: {}, version })
      toast.success(text('verified', { number }))
    } finally {
      void refreshTopics(client, ['orders', 'statistics'])
    }
  }
  if (order.assignee.id === person?.uuid) return null
  return (
    <ActButton
      size="xs"
      variant="default"
      can
      act={act}
      aria-label={text('verifyOrder', { number: order.number })}
    >
      {text('fields.verify')}
    </ActButton>
  )
}
