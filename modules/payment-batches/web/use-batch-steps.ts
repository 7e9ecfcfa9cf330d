import { today } from '#kit/web/calendar-days.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentBatchStatus } from '../contract/payment-batch.status.ts'
import {
  paymentBatchesEndpoints,
  type PaymentBatchRecord,
} from '../contract/payment-batches.endpoints.ts'

/** Nothing arrives before the bank pays it. */
const arrivalOf = (payOn: string | null) => (payOn && payOn > today() ? payOn : today())

const topics = ['payment-batches', 'payments']

/** How the steps of a batch are taken: with the sum that is seen. */
export function useBatchSteps(record: PaymentBatchRecord): StepsInput<PaymentBatchRecord> {
  const text = useText()
  const spoken = useSpoken()
  const { reference, payments: count, total, nextPayDay, payOn } = record
  const starts: Record<string, object> = {
    release: { payOn: nextPayDay },
    settle: { paidOn: arrivalOf(payOn) },
  }
  return {
    machines: [paymentBatchStatus],
    endpoints: paymentBatchesEndpoints,
    topics,
    values: { reference, count, amount: spoken.money(total) },
    seen: { release: { total } },
    useInitial: (step) => starts[step] ?? {},
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}
