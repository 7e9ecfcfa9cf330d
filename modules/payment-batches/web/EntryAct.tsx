import { Button } from '@mantine/core'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { useBankSteps } from '#modules/payments/web/pieces/use-bank-steps.ts'
import type { PaymentBatchEntry } from '../contract/payment-batches.endpoints.ts'

interface EntryActProps {
  entry: PaymentBatchEntry
  mayRemove: boolean
}

/** What can be done with one payment of a batch: remove it, or say that the bank has returned it. */
export function EntryAct({ entry, mayRemove }: EntryActProps) {
  const text = useText()
  const mayPay = useMay('pay', 'Payments')
  const { paymentId: id, version, reference, amount, status } = entry
  const isAway = status === 'sent' || status === 'paid'
  const step = mayRemove ? 'unbatch' : mayPay && isAway ? 'fail' : null
  const can = step ? { [step]: true as const } : {}
  const { take, dialog } = useSteps({ id, version, can }, useBankSteps({ reference, amount }))
  if (!step) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`${text(`transitions.${step}`)}: ${reference}`}
        onClick={() => void take(step)}
      >
        {text(`transitions.${step}`)}
      </Button>
      {dialog}
    </>
  )
}
