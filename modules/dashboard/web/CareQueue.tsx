import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints, type OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { Queue } from './Queue.tsx'
import classes from './dashboard.module.css'

const query = {
  'filter[status]': 'active',
  'filter[careStatus]': 'pending',
  sort: 'tradedOn',
}

/** Orders that nobody has verified yet, the oldest first. */
export function CareQueue() {
  const answer = useList<OrderRow>(ordersEndpoints.listOrders, { ...query, perPage: '5' })
  return (
    <Queue
      name="care"
      answer={answer}
      all={(words) => (
        <ScreenLink screen={ordersScreens.orders} query={query}>
          {words}
        </ScreenLink>
      )}
      line={(row) => <OrderLine row={row} />}
    />
  )
}

function OrderLine({ row }: { row: OrderRow }) {
  const text = useText()
  return (
    <>
      <div className={classes.who}>
        <ScreenLink screen={ordersScreens.order} params={{ id: row.id }}>
          {row.shareholder.name}
        </ScreenLink>
        <span className="quiet numbers">{row.number}</span>
      </div>
      <span className={classes.why}>{text('queues.care.reason', { name: row.assignee.name })}</span>
      <Money value={row.turnover} />
      <DateText value={row.tradedOn} />
    </>
  )
}
