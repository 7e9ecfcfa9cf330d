import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import {
  claimsToApprove,
  claimsToAssess,
  paymentsToParticipants,
  paymentsToPay,
  type Place,
} from '../places.ts'
import { AllOf, WorkThrough } from './actions.tsx'
import { PaymentRows } from './PaymentRows.tsx'
import type { Work } from './use-works.tsx'

interface Stage {
  name: string
  count: number | null
  to: Place
  /** It is worked through one by one. */
  isQueue: boolean
}

/** What is done with payments, by who does it; what the person does not do is left out. */
export function paymentWorks(of: Part<'payments'>): Work[] {
  const { toAssess, toApprove, toPay, toParticipants } = of
  const stages: Stage[] = [
    { name: 'toApprove', count: toApprove, to: claimsToApprove, isQueue: true },
    { name: 'toAssess', count: toAssess, to: claimsToAssess, isQueue: true },
    { name: 'toPay', count: toPay, to: paymentsToPay, isQueue: false },
    { name: 'toParticipants', count: toParticipants, to: paymentsToParticipants, isQueue: false },
  ]
  return stages.flatMap(({ count, ...stage }) =>
    count === null ? [] : [workOf({ ...stage, count })],
  )
}

const workOf = ({ name, count, to, isQueue }: Stage & { count: number }): Work => ({
  name,
  count,
  rows: <PaymentRows name={name} to={to} />,
  actions: (
    <>
      <AllOf to={to} count={count} />
      {isQueue && (
        <WorkThrough to={{ ...to, screen: paymentsScreens.paymentQueue }} count={count} />
      )}
    </>
  ),
})
