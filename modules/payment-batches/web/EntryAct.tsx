import { ActButton } from '#kit/web/record/ActButton.tsx'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { useBankSteps } from '#modules/payments/web/pieces/use-bank-steps.ts'
import type {
  PaymentBatchEntry,
  PaymentBatchRecord,
} from '../contract/payment-batches.endpoints.ts'

interface EntryActProps {
  entry: PaymentBatchEntry
  batch: PaymentBatchRecord
}

/** What can be done with one payment of a batch: remove it, or say that the bank has returned it. */
export function EntryAct({ entry, batch }: EntryActProps) {
  const text = useText()
  const mayPay = useMay('pay', 'Payments')
  const { paymentId: id, version, reference, amount, status } = entry
  const isAway = status === 'sent' || status === 'paid'
  const step = batch.mayRemove ? 'unbatch' : mayPay && isAway ? 'fail' : null
  const can = step ? { [step]: true as const } : {}
  const steps = useBankSteps({ reference, amount })
  const { take, dialog } = useSteps(
    { id, version, can },
    {
      ...steps,
      taken(after, taken) {
        // The batch has its next version by it, which is no news to whoever did it here.
        expectChange({ id: batch.id, version: batch.version + 1 })
        steps.taken(after, taken)
      },
    },
  )
  if (!step) return null
  return (
    <>
      <ActButton
        variant="default"
        size="xs"
        aria-label={`${text(`transitions.${step}`)}: ${reference}`}
        can
        act={() => take(step)}
      >
        {text(`transitions.${step}`)}
      </ActButton>
      {dialog}
    </>
  )
}
