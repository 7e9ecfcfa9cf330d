import { choice, date } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { paymentBatchStates } from '../contract/payment-batch.status.ts'

const fields = { status: choice(paymentBatchStates), payOn: date(), paidOn: date() }

/** What changes of a batch, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
