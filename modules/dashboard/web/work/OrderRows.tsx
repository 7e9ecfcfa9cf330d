import { useList } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints, type OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import classes from './rows.module.css'
import type { Place } from '../places.ts'
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
  const step = text('steps.care')
  return (
    <>
      <div className={classes.who}>
        <ScreenLink screen={ordersScreens.order} params={{ id }}>
          {shareholder.name}
        </ScreenLink>
        <span className="quiet">
          <span className="numbers">{number}</span> ·{' '}
          {text('work.care.line', { side: text(`investors.side.${side}`), name: assignee.name })}
        </span>
      </div>
      <span className={classes.amount}>
        <Money value={turnover} />
      </span>
      <DateText value={tradedOn} />
      <ScreenButton
        screen={ordersScreens.order}
        params={{ id }}
        variant="default"
        px="sm"
        className={`no-print ${classes.act}`}
        aria-label={text('steps.of', { step, name: shareholder.name })}
      >
        {step}
      </ScreenButton>
    </>
  )
}
