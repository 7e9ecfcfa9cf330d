import { useList } from '#kit/web/api-query.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints, type OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import classes from './rows.module.css'
import type { Place } from '../places.ts'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Orders that wait to be verified, the oldest first. */
export function OrderRows({ to }: { to: Place }) {
  const answer = useList<OrderRow>(ordersEndpoints.listOrders, {
    ...to.query,
    perPage: pageOfRows,
  })
  return <WorkRows name="care" answer={answer} line={(row) => <Line row={row} />} />
}

function Line({ row }: { row: OrderRow }) {
  const text = useText()
  const { id, number, side, shareholder, turnover, tradedOn, assignee } = row
  return (
    <WorkLine
      address={{ screen: ordersScreens.order, params: { id } }}
      name={shareholder.name}
      about={
        <>
          <span className="numbers">{number}</span> ·{' '}
          {text('work.care.line', { side: text(`investors.side.${side}`), name: assignee.name })}
        </>
      }
      step={text('steps.care')}
    >
      <span className={classes.amount}>
        <Money value={turnover} />
      </span>
      <DateText value={tradedOn} />
    </WorkLine>
  )
}
