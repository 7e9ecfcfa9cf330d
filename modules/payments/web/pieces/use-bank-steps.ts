import { useSpoken } from '#kit/web/spoken.ts'
import type { StepsInput, SteppedRecord } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentBatchesEndpoints } from '#modules/payment-batches/contract/payment-batches.endpoints.ts'
import type { Payee } from '../../contract/payment.ts'
import { paymentStatus } from '../../contract/payment.status.ts'
import { paymentsEndpoints } from '../../contract/payments.endpoints.ts'

const { removeFromPaymentBatch, failPayment } = paymentBatchesEndpoints
const endpoints = { ...paymentsEndpoints, removeFromPaymentBatch, failPayment }

/** What is read anew once something became of a payment. */
const topics = ['payments', 'payment-batches', 'supplements', 'participants']

interface Named {
  reference: string
  amount: string | null
  /** Who is told of it. */
  payee?: Payee
}

/** How a payment that is approved is led on, in the words of payments. */
export function useBankSteps<R extends SteppedRecord>({
  reference,
  amount,
  payee = 'employer',
}: Named): StepsInput<R> {
  const text = useText('payments')
  const spoken = useSpoken()
  return {
    machines: [paymentStatus],
    endpoints,
    topics,
    values: { reference, payee, amount: spoken.money(amount ?? '0.00') },
    needs: (name, { failureReason }) => name === 'failureNote' && failureReason === 'other',
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}
