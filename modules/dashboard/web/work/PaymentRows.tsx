import { useList } from '#kit/web/api-query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  paymentsEndpoints,
  type PaymentRow,
} from '#modules/payments/contract/payments.endpoints.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type { Place } from '../places.ts'
import classes from './rows.module.css'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Payments that wait for one step, who has waited longest on top. */
export function PaymentRows({ name, to }: { name: string; to: Place }) {
  const answer = useList<PaymentRow>(paymentsEndpoints.listPayments, {
    ...to.query,
    perPage: pageOfRows,
  })
  return <WorkRows name={name} answer={answer} line={(row) => <Line row={row} name={name} />} />
}

function Line({ row, name }: { row: PaymentRow; name: string }) {
  const text = useText()
  const { id, reference, employer, approvedAmount, assessedAmount, claimedAmount } = row
  return (
    <WorkLine
      address={{ screen: paymentsScreens.payment, params: { id } }}
      name={row.name ?? employer}
      about={
        <>
          <span className="numbers">{reference}</span> · {employer}
        </>
      }
      step={text(`steps.${name}`)}
    >
      <span className={classes.amount}>
        <Money value={approvedAmount ?? assessedAmount ?? claimedAmount} />
      </span>
    </WorkLine>
  )
}
