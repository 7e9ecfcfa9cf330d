import { choice, money, text as textField } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { overpayment } from '../contract/overpayment.ts'
import { overpaymentStates } from '../contract/overpayment.status.ts'

const fields = {
  ...overpayment.fields,
  status: choice(overpaymentStates),
  receivedAmount: money(),
  keptAmount: money(),
  paymentReference: textField(20),
}

/** What changes of an overpayment, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
