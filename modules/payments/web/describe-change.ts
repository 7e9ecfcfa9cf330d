import { choice, date, money, text } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { payment, supplementClaim, waysPaid } from '../contract/payment.ts'
import { declineReasons, failureReasons, paymentStates } from '../contract/payment.status.ts'

const fields = {
  ...payment.fields,
  ...supplementClaim.fields,
  status: choice(paymentStates),
  declineReason: choice(declineReasons),
  failureReason: choice(failureReasons),
  batch: text(20),
  paidOn: date(),
  paidHow: choice(waysPaid),
  keptAmount: money(),
  overpayment: text(20),
}

/** What changes of a payment, with its words. */
export const describeChange =
  (words: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: words(`fields.${name}`), field } : null
  }
