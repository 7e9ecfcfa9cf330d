import { choice } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { payment } from '../contract/payment.ts'
import { declineReasons, paymentStates } from '../contract/payment.status.ts'

const fields = {
  ...payment.fields,
  status: choice(paymentStates),
  declineReason: choice(declineReasons),
}

/** What changes of a payment, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
